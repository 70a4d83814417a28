import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { addDays } from '@herohood/domain/time/family-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts } from '../../tests/testing/test-ports';

const YOUNG_DAYS = 25;
/** Ten years without a day missed. */
const OLD_DAYS = 3_650;
const TODAY = '2026-03-10';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 1 });
});
afterAll(() => database.close());

/** A hero who did their mission on so many days before today, and whose streak has to be counted. */
async function heroOf(days: number): Promise<TestFamily> {
  const { sql } = database;
  const family = await createTestFamily(createTestPorts(database.db));
  const { hero, habit } = family;
  const [row] = await sql`select family_id as id from children where id = ${hero.id}`;
  await sql`insert into completions (family_id, child_id, child_habit_id, date, completed_at, xp_earned, promised_xp, points_earned,
      status, approval_no)
    select ${row?.id}, ${hero.id}, ${habit.id}, ${TODAY}::date - n, now(), 10, 10, 2, 'approved', 1
    from generate_series(1, ${days}::int) n`;
  await sql`insert into child_days (family_id, child_id, day, approved_count, run)
    select family_id, child_id, date, 1, ${days}::int + 1 - (${TODAY}::date - date) from completions where child_id = ${hero.id}`;
  return family;
}

/** The pages that the statements of an act look at which only read. */
async function pagesOf(act: () => Promise<unknown>): Promise<number> {
  const { sql } = database;
  const sent: { text: string; values: unknown[] }[] = [];
  const { unsafe } = sql;
  sql.unsafe = ((text: string, values: never[], options: object) => {
    sent.push({ text, values });
    return unsafe(text, values, options);
  }) as typeof unsafe;
  await act().finally(() => {
    sql.unsafe = unsafe;
  });
  let pages = 0;
  for (const { text, values } of sent.filter((each) => /^\s*select/.test(each.text))) {
    const [explained] = await sql.unsafe(
      `explain (analyze, buffers, format json) ${text}`,
      values as never[],
    );
    pages += explained?.['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
  }
  return pages;
}

test('after ten years a streak is counted and read from as little as after 25 days', async () => {
  const heroes = { young: await heroOf(YOUNG_DAYS), old: await heroOf(OLD_DAYS) };
  await database.sql`vacuum analyze`;
  const pages = async ({ parent, hero, habit }: TestFamily, days: number) => {
    const mark = async (daysAgo: number) => {
      const { id } = await parent.call().missions.complete({ id: habit.id, date: addDays(TODAY, -daysAgo) });
      return id;
    };
    const counting = await pagesOf(() => mark(0));
    const reading = await pagesOf(() => parent.call().progress.badges({ id: hero.id }));
    const { currentStreak } = await parent.call().progress.badges({ id: hero.id });
    expect(currentStreak).toBe(days + 1);
    return counting + reading;
  };
  const young = await pages(heroes.young, YOUNG_DAYS);
  const old = await pages(heroes.old, OLD_DAYS);
  expect(old).toBeLessThanOrEqual(1.15 * young);
});

test('after ten years a report is read from as little as after 25 days, once it has kept what it counted', async () => {
  const heroes = { young: await heroOf(YOUNG_DAYS), old: await heroOf(OLD_DAYS) };
  await database.sql`vacuum analyze`;
  const pages = async ({ parent, hero }: TestFamily, days: number) => {
    const report = () => parent.call().progress.report({ id: hero.id });
    const { habits } = await report();
    expect(habits[0]?.streak).toBe(days);
    return pagesOf(async () => expect(await report()).toMatchObject({ habits: [{ streak: days }] }));
  };
  const young = await pages(heroes.young, YOUNG_DAYS);
  const old = await pages(heroes.old, OLD_DAYS);
  expect(old).toBeLessThanOrEqual(1.15 * young);
});
