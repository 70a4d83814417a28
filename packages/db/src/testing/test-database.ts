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

/** A migrated database of its own, cloned from a template that the run's first caller made. Dropped by `close`. */
export async function createTestDatabase(options: { maxConnections?: number } = {}): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const template = await ensureTemplate(serverUrl);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withLock(serverUrl, (sql) => sql.unsafe(`create database ${name} template ${template}`));
  const url = withDatabase(serverUrl, name);
  const handle = createDatabase(url, { maxConnections: options.maxConnections ?? 20 });
  return {
    ...handle,
    url,
    close: async () => {
      await handle.close();
      await withLock(serverUrl, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
    },
  };
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
