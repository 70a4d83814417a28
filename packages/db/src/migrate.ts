import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { readSchemaVersion } from './backup-tables';

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 4_710_001;

/**
 * Brings the database at `url` to the newest schema, or to the one of the migration `upTo` (its time stamp). Several servers
 * may call this at once: a session lock lets one work while the others wait, and find nothing left to do.
 */
export async function migrateDatabase(url: string, options: { upTo?: number } = {}): Promise<void> {
  const { upTo } = options;
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  const folder = upTo === undefined ? null : await folderUpTo(upTo);
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(sql), { migrationsFolder: folder ?? migrationsFolder() });
  } finally {
    await sql.end({ timeout: 5 });
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Time stamp of the newest migration that this version brings along. */
export function newestMigration(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}

/** The same of a database; null for one without any. */
export function readAppliedMigration(sql: postgres.Sql): Promise<number | null> {
  return readSchemaVersion(sql);
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

/** The folder with the SQL files; it ships with this package, also when the server is bundled into one file. */
export function migrationsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@herohood/db/package.json');
  return join(dirname(manifest), 'migrations');
}
