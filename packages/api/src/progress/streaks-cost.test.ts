import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

const DAYS = 400;
/** A few pages of each index and table; one look at every day for every day is some 10,000. */
const MOST_PAGES = 1_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('an approval after a long history looks at its days once', async () => {
  const { sql } = database;
  const { hero, habit } = await createTestFamily(createTestPorts(database.db));
  const [family] = await sql`select id from families`;
  await sql`insert into completions (family_id, child_id, child_habit_id, date, completed_at, xp_earned, points_earned,
      status, approval_no, streak_start)
    select ${family?.id}, ${hero.id}, ${habit.id}, '2024-01-01'::date + n, now(), 10, 2, 'approved', 1, '2024-01-01'
    from generate_series(0, ${DAYS - 1}) n`;
  await sql`insert into child_days (family_id, child_id, day, approved_count, streak_start)
    select family_id, child_id, date, 1, streak_start from completions`;
  const [explained] = await sql<{ 'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number } }[] }[]>`
    explain (analyze, buffers, format json) select * from recompute_streaks(array[${family?.id}::uuid],
      array[${hero.id}::uuid], array[${habit.id}::uuid], array['2024-01-01'::date + ${DAYS - 1}::int])`;
  expect(explained?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks']).toBeLessThan(MOST_PAGES);
  const [row] = await sql`select max(day - streak_start) + 1 as longest from child_days`;
  expect(row?.longest).toBe(DAYS);
});
