import { migrateDatabase } from '@herohood/db/migrate';
import { returnToBefore } from '@herohood/db/testing/before-migration';
import { testFamilyId } from '@herohood/db/testing/family-id';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { addDays, familyDay } from '@herohood/domain/time/family-day';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bestStreak, currentStreak } from '../../tests/testing/plain-streaks';
import { createTestPorts } from '../../tests/testing/test-ports';
import { readHabitStreaks } from './read-habit-streaks';
import { readStreak } from './read-streak';

const HEROES = 12;
/** Families' days are judged as they were before the day of the migration, which the database's own clock says. */
const TODAY = familyDay(new Date(), { timeZone: 'UTC', dayStartHour: 0 });

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Sixty days up to yesterday, done or not; today is left open. */
const histories = fc.sample(
  fc.array(fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.boolean()), {
    minLength: 60,
    maxLength: 60,
  }),
  { numRuns: HEROES, seed: 23 },
);
const daysOf = (history: boolean[]) =>
  history.flatMap((isDone, at) => (isDone ? [addDays(TODAY, at - history.length)] : []));

test('families that were there keep every figure of their streaks, and have no shields', async () => {
  const { sql, url } = database;
  await returnToBefore('0052_give_habits_days', database);
  const [family] = await sql`insert into families (code) values ('ABCDEF') returning id`;
  const own = { family_id: family?.id };
  const look = { name: 'Read', icon: 'star', color: '#4caf50', xp_reward: 10 };
  const [master] = await sql`insert into master_habits ${sql({ ...own, ...look })} returning id`;
  const heroes: { childId: string; habitId: string; days: string[] }[] = [];
  for (const history of histories) {
    const days = daysOf(history);
    const [hero] =
      await sql`insert into children ${sql({ ...own, name: 'Robin', avatar_type: 'robot', unlocked_avatars: ['robot'] })} returning id`;
    const mine = { ...own, child_id: hero?.id };
    const [habit] =
      await sql`insert into child_habits ${sql({ ...mine, master_habit_id: master?.id, ...look })} returning id`;
    // They had the habit for a while only, and some work was done on their behalf before.
    const period = { ...mine, child_habit_id: habit?.id, from_day: addDays(TODAY, -50) };
    await sql`insert into habit_periods ${sql(period)}`;
    heroes.push({ childId: hero?.id, habitId: habit?.id, days });
    let start = '';
    const starts = days.map((day, at) => {
      if (days[at - 1] !== addDays(day, -1)) start = day;
      return { day, streak_start: start };
    });
    const done = starts.map(({ day, streak_start }) => ({
      ...{
        ...mine,
        child_habit_id: habit?.id,
        date: day,
        status: 'approved',
        completed_at: `${day}T15:00:00Z`,
      },
      ...{ approval_no: 1, xp_earned: 10, points_earned: 2, streak_start },
    }));
    await sql`insert into completions ${sql(done)}`;
    await sql`insert into child_days ${sql(starts.map((row) => ({ ...mine, approved_count: 1, ...row })))}`;
  }
  await migrateDatabase(url);

  const ports = createTestPorts(database.db);
  const familyId = testFamilyId(family?.id);
  for (const { childId, habitId, days } of heroes) {
    const hero = { familyId, childId };
    const { state, best, used } = await readStreak(ports, hero, TODAY);
    const { days: current } = currentStreak(days, TODAY);
    expect({ current: state.run, best, held: state.held, used }).toEqual({
      ...{ current, best: bestStreak(days), held: 0, used: [] },
    });
    const doneSince = new Map([[habitId, days[0] ?? null]]);
    const ofHabits = () => readHabitStreaks(ports.db, hero, { today: TODAY, doneSince });
    const counted = await ofHabits();
    expect(counted).toEqual(new Map([[habitId, current]]));
    // From what the first look has kept.
    expect(await ofHabits()).toEqual(counted);
  }
  // Counted anew by what judges days now, they are the same.
  const before =
    await sql`select child_id, day, run, held, towards_shield, shielded from child_days order by child_id, day`;
  await sql`update children set streak_from = '1970-01-01'`;
  for (const { childId } of heroes) await readStreak(ports, { familyId, childId }, TODAY);
  expect(
    await sql`select child_id, day, run, held, towards_shield, shielded from child_days order by child_id, day`,
  ).toEqual(before);
});
