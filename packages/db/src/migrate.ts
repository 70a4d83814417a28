import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 4_710_001;

/**
 * Brings the database at `url` to the newest schema. Several servers may call this at once: a session lock lets
 * one work while the others wait, and find nothing left to do.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(sql), { migrationsFolder: migrationsFolder() });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The folder with the SQL files; it ships with this package, also when the server is bundled into one file. */
export function migrationsFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@herohood/db/package.json');
  return join(dirname(manifest), 'migrations');
}
