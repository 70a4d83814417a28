import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { inject } from 'vitest';
import { createDatabase, type DatabaseHandle } from '../client';
import { migrateDatabase, migrationsFolder } from '../migrate';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the test run's Postgres server, as its superuser. */
    postgresUrl: string;
  }
}

export interface TestDatabase extends DatabaseHandle {
  url: string;
}

/** The worker's own database, once it has one: files of tests come one after the other, so they can share it. */
let shared: Promise<string> | undefined;
let isTaken = false;
/** Its pools, by how many connections they may have. They stay open: what a connection has prepared serves the next file. */
const pools = new Map<number, DatabaseHandle>();

/**
 * A migrated, empty database: the worker's, or a new one while that is in use. A new one is dropped by `close`.
 *
 * @param options `isOwn`: a new one in any case, for tests that change tables or take the database away
 */
export async function createTestDatabase(
  options: { maxConnections?: number; isOwn?: boolean } = {},
): Promise<TestDatabase> {
  const { maxConnections = 20, isOwn = isTaken || process.env.TEST_DATABASES === 'own' } = options;
  const serverUrl = inject('postgresUrl');
  if (!isOwn) isTaken = true;
  if (!isOwn) shared ??= cloneTemplate(serverUrl);
  const name = await ((!isOwn && shared) || cloneTemplate(serverUrl));
  const url = withDatabase(serverUrl, name);
  const handle = (!isOwn && pools.get(maxConnections)) || createDatabase(url, { maxConnections });
  if (!isOwn) {
    pools.set(maxConnections, handle);
    await empty(handle.sql);
  }
  return {
    ...handle,
    url,
    close: async () => {
      if (!isOwn) {
        isTaken = false;
        return;
      }
      await handle.close();
      await withLock(serverUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
    },
  };
}

async function cloneTemplate(serverUrl: string): Promise<string> {
  const template = await ensureTemplate(serverUrl);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withLock(serverUrl, (sql) => sql.unsafe(`create database ${name} template ${template}`));
  return name;
}

/** What migrations fill: the same for every family, and written by nobody else. */
const CATALOGUES = ['mini_games', 'avatar_items', 'gear_items'];

/** Takes away what the file before has left. */
async function empty(sql: postgres.Sql): Promise<void> {
  const tables = await sql`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all(${CATALOGUES})`;
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const full = await sql.unsafe(looks.join(' union all '));
  // A setting that one file makes would change what all others see: who needs one has a database of their own.
  const [setting] = await sql`
    select setconfig from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database()`;
  if (setting) throw new Error(`A test has changed the shared database for good: ${setting.setconfig}`);
  if (full.length === 0) return;
  // Few rows go faster one by one than tables do with their files. In no order: no trigger looks at what points to what.
  const deletes = full.map(({ name }) => `delete from ${name}`);
  await sql.begin((tx) => tx.unsafe(['set local session_replication_role = replica', ...deletes].join('; ')));
}

/** The template is named after the migrations it holds: a kept server never serves an older schema. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `template_${migrationsDigest().slice(0, 16)}`;
  await withLock(serverUrl, async (sql) => {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (found) return;
    const building = `${name}_building`;
    await sql.unsafe(`drop database if exists ${building} with (force)`);
    await sql.unsafe(`create database ${building}`);
    await migrateDatabase(withDatabase(serverUrl, building));
    await sql.unsafe(`alter database ${building} rename to ${name}`);
  });
  return name;
}

function migrationsDigest(): string {
  const folder = migrationsFolder();
  const journal = readFileSync(join(folder, 'meta/_journal.json'), 'utf8');
  const digest = createHash('sha1').update(journal);
  for (const { tag } of JSON.parse(journal).entries) digest.update(readFileSync(join(folder, `${tag}.sql`)));
  return digest.digest('hex');
}

/** Cloning and dropping databases must not overlap on one server: a template in use cannot be cloned. */
async function withLock<T>(serverUrl: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(serverUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(4710002)`;
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
