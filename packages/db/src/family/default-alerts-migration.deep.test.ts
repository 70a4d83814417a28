import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../migrate';
import { returnToBefore } from '../testing/before-migration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test("a family's default alerts are those that its owner had, whatever the second parent had", async () => {
  const { sql, url } = database;
  await returnToBefore('0028_share_default_alerts', database);
  const own = {
    ...{
      enabled: true,
      voiceEnabled: true,
      ringtoneEnabled: false,
      defaultRingtone: 'magic',
      reminderTime: 20,
    },
  };
  // What a later migration adds.
  const times = { time: '08:00', timeRangeStart: '07:00', timeRangeEnd: '20:00' };
  const others = { ...own, enabled: false, defaultRingtone: 'hero', reminderTime: 40 };
  const codes = ['ABCDEF', 'BCDEFG', 'CDEFGH'];
  for (const code of codes) {
    const [family] = await sql`insert into families (code) values (${code}) returning id`;
    // One family's lie as the text of an object in a string, as some drivers write them.
    const owners = code === 'BCDEFG' ? JSON.stringify(JSON.stringify(own)) : JSON.stringify(own);
    const rows = [
      ['owner', owners],
      ['member', JSON.stringify(others)],
      ['waiting', JSON.stringify(others)],
    ] as const;
    for (const [role, settings] of rows.slice(code === 'CDEFGH' ? 2 : 0)) {
      await sql`insert into parents (family_id, role, email, password_hash, first_name, last_name, reminder_settings)
        values (${family?.id}, ${role}, ${`${role}-${code}@hero.example`}, 'x', 'Pat', 'Parent', ${settings}::text::jsonb)`;
    }
  }
  await migrateDatabase(url);
  const families = await sql`select code, reminder_settings as settings from families order by code`;
  expect(families).toEqual([
    { code: 'ABCDEF', settings: { ...own, ...times } },
    { code: 'BCDEFG', settings: { ...own, ...times } },
    {
      code: 'CDEFGH',
      settings: {
        ...{
          enabled: false,
          voiceEnabled: false,
          ringtoneEnabled: true,
          defaultRingtone: 'default',
          reminderTime: 5,
        },
        ...times,
      },
    },
  ]);
  const emails = await sql`select count(*)::int as n from parents`;
  expect(emails[0]?.n).toBe(7);
});
