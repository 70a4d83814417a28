import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('settings that lay in the JSON as a text become the object that they were', async () => {
  const { sql, url } = database;
  await returnToBefore('0030_write_settings_as_objects', database);
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
    expect(JSON.parse(row.alerts)).toMatchObject(JSON.parse(alerts));
  }
});
