import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase, migrationsFolder } from '../migrate';
import type { TestDatabase } from './test-database';

/** Empties a test’s database and brings it to where it was before the migration `tag`, which `migrateDatabase` then runs. */
export async function returnToBefore(tag: string, { sql, url }: TestDatabase): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8'));
  const at = entries.findIndex((entry: { tag: string }) => entry.tag === tag);
  await sql.unsafe('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(url, { upTo: entries[at - 1].when });
}

/** Runs a migration that changes nothing but rows once more, on what a test has written; `name` is that of its file without the number. */
export async function runMigration(name: string, { sql }: Pick<TestDatabase, 'sql'>): Promise<void> {
  const file = readdirSync(migrationsFolder()).find((each) => each.endsWith(`_${name}.sql`));
  if (!file) throw new Error(`There is no migration ${name}.`);
  await sql.unsafe(readFileSync(join(migrationsFolder(), file), 'utf8'));
}
