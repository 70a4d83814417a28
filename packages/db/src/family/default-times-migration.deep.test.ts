import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('default alerts get the times that new habits had, and keep everything else', async () => {
  const { sql, url } = database;
  await returnToBefore('0040_give_default_alerts_times', database);
  const own = {
    enabled: true,
    voiceEnabled: true,
    ringtoneEnabled: false,
    defaultRingtone: 'magic',
    reminderTime: 20,
  };
  await sql`insert into families (code, reminder_settings) values ('ABCDEF', ${JSON.stringify(own)}::text::jsonb), ('BCDEFG', default)`;
  const before = await sql`select code, reminder_settings as settings from families order by code`;
  await migrateDatabase(url);
  const times = { time: '08:00', timeRangeStart: '07:00', timeRangeEnd: '20:00' };
  const after = await sql`select code, reminder_settings as settings from families order by code`;
  expect(after).toEqual(before.map(({ code, settings }) => ({ code, settings: { ...settings, ...times } })));
  const [added] =
    await sql`insert into families (code) values ('CDEFGH') returning reminder_settings as settings`;
  expect(added?.settings).toMatchObject(times);
});
