import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { fillTextKeys } from './account/fill-text-keys';
import { readSchemaVersion } from './backup-tables';
import { liftLimits } from './connection-limits';

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 4_710_001;
const CONNECTION_CHECK_MS = 1_000;

/** What a migration leaves to code because SQL cannot do it; done right behind it, in the same transaction. */
const CODE_BEHIND: Readonly<Record<string, (tx: postgres.TransactionSql) => Promise<void>>> = {
  '0063_add_text_keys': fillTextKeys,
};

/** A migration that could not be done; the database is as it was before. `message` names the migration and the reason. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** A database that a newer version has migrated: this one would write into tables that it does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor() {
    super('The database belongs to a newer version of Herohood.');
  }
}

/** How a database stands to this version, by its newest migration. @throws NewerDatabaseError */
export async function isUpToDate(sql: postgres.Sql | postgres.TransactionSql): Promise<boolean> {
  const applied = await readSchemaVersion(sql);
  if (applied !== null && applied > newestMigration()) throw new NewerDatabaseError();
  return applied === newestMigration();
}

/**
 * Brings the database at `url` to the newest schema, or to the one of the migration `upTo` (its time stamp). Several servers
 * may call this at once: a lock lets one work while the others wait, and find nothing left to do. All of it, the lock too, is
 * one transaction: whatever fails, and whoever is killed, leaves the old schema, and a pooler cannot come between.
 *
 * @throws MigrationError when a statement of a migration fails
 * @throws NewerDatabaseError when a newer version has been there
 */
export async function migrateDatabase(url: string, options: { upTo?: number } = {}): Promise<void> {
  const { upTo = newestMigration() } = options;
  const sql = postgres(url, {
    ...{ max: 1, prepare: false, onnotice: () => {}, connect_timeout: 10 },
    connection: { application_name: 'herohood-start' },
  });
  try {
    await sql.begin(async (tx) => {
      await liftLimits(tx);
      await noticeOwnDeath(tx);
      await tx.unsafe(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      if (await isUpToDate(tx)) return;
      const applied = (await readSchemaVersion(tx)) ?? 0;
      for (const { tag, when } of readJournal().entries) {
        const work = CODE_BEHIND[tag];
        if (!work || when <= applied || when > upTo) continue;
        await migrateTo(tx, when);
        await work(tx);
      }
      await migrateTo(tx, upTo);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function migrateTo(tx: postgres.TransactionSql, upTo: number): Promise<void> {
  const folder = await folderUpTo(upTo);
  try {
    await migrate(inTransaction(tx), { migrationsFolder: folder }).catch(explain);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The migrator begins a transaction of its own, which becomes a part of this one. */
function inTransaction(tx: postgres.TransactionSql) {
  const begin = (work: (part: postgres.TransactionSql) => Promise<unknown>) => tx.savepoint(work);
  const client = { unsafe: tx.unsafe.bind(tx), begin, options: { parsers: {}, serializers: {} } };
  return drizzle(client as unknown as postgres.Sql);
}

/**
 * A server that is killed while a long statement runs would leave that statement, and its locks, until it ends. Not
 * every system can do this; there the statement simply ends later.
 */
async function noticeOwnDeath(tx: postgres.TransactionSql): Promise<void> {
  await tx
    .savepoint((part) => part.unsafe(`set local client_connection_check_interval = ${CONNECTION_CHECK_MS}`))
    .catch(() => {});
}

/** The driver's error holds the whole statement; the operator needs the migration's name and what Postgres said. */
function explain(error: unknown): never {
  const statement = error instanceof Error && 'query' in error ? String(error.query).trim() : '';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const culprit = readJournal().entries.find(
    ({ tag }) => statement !== '' && readFileSync(fileOf(tag), 'utf8').includes(statement),
  );
  if (!(cause instanceof postgres.PostgresError) || !culprit) throw error;
  throw new MigrationError(`migration ${culprit.tag}: ${cause.message}`, { cause: error });
}

const fileOf = (tag: string) => join(migrationsFolder(), `${tag}.sql`);

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Time stamp of the newest migration that this version brings along. */
export function newestMigration(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}

/** Whether a migration of that time stamp belongs to this version. */
export function knowsMigration(when: number): boolean {
  return readJournal().entries.some((entry) => entry.when === when);
}

/** The migrator takes a folder whole; this is a copy that ends earlier. */
async function folderUpTo(upTo: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-migrations-'));
  await cp(migrationsFolder(), folder, { recursive: true });
  const journal = readJournal();
  const entries = journal.entries.filter(({ when }) => when <= upTo);
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8'));
}

/** The folder with the SQL files: beside the sources of this package, and in the bundle's own folder where it was built. */
export function migrationsFolder(): string {
  const places = ['./migrations', '../migrations'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error(`There are no migrations in ${places.join(' or ')}.`);
  return found;
}
