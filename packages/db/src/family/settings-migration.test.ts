import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, migrationsFolder } from '../migrate';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

const TAG = '0030_write_settings_as_objects';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The time stamp of the migration before the one that is tested. */
function theOneBefore(): number {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8'));
  const at = entries.findIndex(({ tag }: { tag: string }) => tag === TAG);
  return entries[at - 1].when;
}

test('settings that lay in the JSON as a text become the object that they were', async () => {
  const { sql, url } = database;
  await sql.unsafe('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrateDatabase(url, { upTo: theOneBefore() });
  const delays = JSON.stringify({ someone: { timeValue: 2, timeUnit: 'days' } });
  const alerts = JSON.stringify({ enabled: true, reminderTime: 20 });
  await sql`insert into families (code, auto_approval_by_child, reminder_settings) values
    ('ABCDEF', ${JSON.stringify(delays)}::text::jsonb, ${JSON.stringify(alerts)}::text::jsonb),
    ('BCDEFG', ${delays}::text::jsonb, ${alerts}::text::jsonb)`;
  await migrateDatabase(url);
  const rows = await sql`select auto_approval_by_child::text as delays, reminder_settings::text as alerts
    from families order by code`;
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(JSON.parse(row.delays)).toEqual(JSON.parse(delays));
    expect(JSON.parse(row.alerts)).toEqual(JSON.parse(alerts));
  }
});
