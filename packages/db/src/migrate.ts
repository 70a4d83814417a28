import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import postgres from 'postgres';
import { fillTextKeys } from './account/fill-text-keys';
import { readSchemaVersion } from './backup-tables';

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 4_710_001;
const CONNECTION_CHECK_MS = 1_000;

/** What a migration leaves to code because SQL cannot do it; done right behind it, in the same transaction. */
const CODE_BEHIND: Readonly<Record<string, (tx: postgres.TransactionSql) => Promise<void>>> = {
  '0060_add_text_keys': fillTextKeys,
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
export async function isUpToDate(sql: postgres.Sql): Promise<boolean> {
  const applied = await readSchemaVersion(sql);
  if (applied !== null && applied > newestMigration()) throw new NewerDatabaseError();
  return applied === newestMigration();
}

/**
 * Brings the database at `url` to the newest schema, or to the one of the migration `upTo` (its time stamp). Several servers
 * may call this at once: a session lock lets one work while the others wait, and find nothing left to do. All that is
 * missing is done in one transaction: whatever fails, and whoever is killed, leaves the old schema.
 *
 * @throws MigrationError when a statement of a migration fails
 * @throws NewerDatabaseError when a newer version has been there
 */
export async function migrateDatabase(url: string, options: { upTo?: number } = {}): Promise<void> {
  const { upTo = newestMigration() } = options;
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await noticeOwnDeath(sql);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    if (await isUpToDate(sql)) return;
    await sql.begin((tx) => applyMissing(tx, upTo));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** drizzle's own migrator runs no code between two migrations; its files, and its table of what was done, are used as they are. */
async function applyMissing(tx: postgres.TransactionSql, upTo: number): Promise<void> {
  await tx.unsafe(`create schema if not exists drizzle`);
  await tx.unsafe(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const applied = (await readSchemaVersion(tx)) ?? 0;
  const tags = new Map(readJournal().entries.map(({ when, tag }) => [when, tag]));
  for (const { folderMillis: when, hash, sql } of readMigrationFiles({
    migrationsFolder: migrationsFolder(),
  })) {
    if (when <= applied || when > upTo) continue;
    const tag = tags.get(when) ?? '';
    try {
      for (const statement of sql) await tx.unsafe(statement);
      await CODE_BEHIND[tag]?.(tx);
    } catch (error) {
      if (!(error instanceof postgres.PostgresError)) throw error;
      throw new MigrationError(`migration ${tag}: ${error.message}`, { cause: error });
    }
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`;
  }
}

/**
 * A server that is killed while a long statement runs would leave that statement, and its locks, until it ends. Not
 * every system can do this; there the statement simply ends later.
 */
async function noticeOwnDeath(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`set client_connection_check_interval = ${CONNECTION_CHECK_MS}`).catch(() => {});
}

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
