import { readFileSync } from 'node:fs';
import { migrateDatabase } from '@herohood/db/migrate';
import { returnToBefore } from '@herohood/db/testing/before-migration';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { familyDay } from '@herohood/domain/time/family-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OLD_TODAY, readFigures, writeOldFamily } from '../../tests/testing/old-family';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
const EVENING = '2026-03-10T08:00:00.000Z';
/** What the release before schedules, marks and shields answered of the same family. */
const BEFORE = JSON.parse(
  readFileSync(new URL('../../tests/testing/old-figures.json', import.meta.url), 'utf8'),
);
const ZONE = { timeZone: 'Pacific/Auckland', dayStartHour: 3 };
const todayThere = () => familyDay(new Date(), ZONE);

beforeAll(async () => {
  database = await createTestDatabase();
  await returnToBefore('0052_give_habits_days', database);
  await writeOldFamily(database);
});
afterAll(() => database.close());

test('a family from before schedules keeps every figure, to the last digit', async () => {
  const { sql, url } = database;
  const days = [todayThere()];
  await migrateDatabase(url);
  days.push(todayThere());
  const [family] = await sql`select neutral_from::text as day, shields_enabled, week_start from families`;
  expect(family).toMatchObject({ shields_enabled: false, week_start: 'mon' });
  expect(days).toContain(family?.day);
  expect(await readFigures(createTestPorts(database.db, EVENING))).toEqual(BEFORE);
  // On the day of the migration itself, too; from there on what waits holds its day.
  await sql`update families set neutral_from = ${OLD_TODAY}`;
  expect(await readFigures(createTestPorts(database.db, EVENING))).toEqual(BEFORE);
});

test('streaks that are counted anew from the first day are the same', async () => {
  const { sql } = database;
  await sql`update children set streak_from = '2025-12-01', streak_no = streak_no + 1`;
  expect(await readFigures(createTestPorts(database.db, EVENING))).toEqual(BEFORE);
  expect([...(await sql`select id from children where streak_from is not null`)]).toEqual([]);
});

test('families of today begin with shields, old ones get them when a parent says so', async () => {
  const { sql } = database;
  const { user } = await createTestFamily(createTestPorts(database.db, EVENING));
  expect(user.shieldsEnabled).toBe(true);
  const rows = await sql`select f.code = ${user.familyCode} as is_new, f.neutral_from is null as is_free,
    (select count(*)::int from family_day_rules r where r.family_id = f.id) as rules from families f order by 1`;
  expect([...rows]).toEqual([
    { is_new: false, is_free: false, rules: 1 },
    { is_new: true, is_free: true, rules: 0 },
  ]);
});
