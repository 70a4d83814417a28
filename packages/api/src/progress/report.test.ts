import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { levelFor } from '@herohood/domain/points/level';
import { bestStreak, currentStreak } from '@herohood/domain/progress/streak';
import { addDays, lastDays } from '@herohood/domain/time/family-day';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily, type TestFamily } from '../../tests/testing/test-family';
import { createTestPorts, type TestPorts } from '../../tests/testing/test-ports';

let database: TestDatabase;
let ports: TestPorts;
let family: TestFamily;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  ports = createTestPorts(database.db);
  family = await createTestFamily(ports);
  await database.sql`update families set trial_ends_at = '2040-01-01'`;
});
afterEach(() => expectSoundLedgers(database.sql));

const DAY_MS = 86_400_000;
const TODAY = '2026-03-10';

const report = () => family.parent.call().progress.report({ id: family.hero.id });
const nextDay = () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
};
const markDone = (id: string, date?: string) =>
  family.parent.call().missions.complete({ id, ...(date ? { date } : {}) });
const addHabit = async (name: string) => {
  const master = await family.parent.call().habits.createMaster({ name, icon: 'book' });
  return family.parent.call().habits.assign({ id: family.hero.id, masterHabitId: master.id });
};

/** The same figures counted from every approved completion of the hero's life. */
async function bruteForce(today: string) {
  const rows = await database.sql`select child_habit_id as habit, date::text from completions
    where child_id = ${family.hero.id} and status = 'approved'`;
  const hero = await family.child.call().account.childMe();
  const habits = await family.parent.call().habits.listForChild({ id: family.hero.id });
  const window = lastDays(today, 7);
  const count = (day: string) => rows.filter(({ date }) => date === day).length;
  const allDays = rows.map(({ date }) => date);
  return {
    childId: family.hero.id,
    totalXp: hero.totalXp,
    level: levelFor(hero.totalXp),
    bestStreak: bestStreak(allDays),
    currentStreak: currentStreak(allDays, today).days,
    activeHabits: habits.filter(({ isActive }) => isActive).length,
    days: window.map((date) => ({ date, tasks: count(date), xp: count(date) * 10 })),
    habits: habits.map(({ id, name, icon }) => {
      const days = rows.filter(({ habit }) => habit === id).map(({ date }) => date);
      const inWeek = days.filter((date) => window.includes(date)).length;
      return {
        habitId: id,
        name,
        icon,
        completions: inWeek,
        xpEarned: inWeek * 10,
        completionRate: Math.round((inWeek / 7) * 100),
        streak: currentStreak(days, today).days,
      };
    }),
  };
}

describe('the report', () => {
  test('of a hero who did nothing yet holds zeros', async () => {
    const { days, habits, ...figures } = await report();
    expect(figures).toEqual({
      childId: family.hero.id,
      totalXp: 0,
      level: 1,
      bestStreak: 0,
      currentStreak: 0,
      activeHabits: 1,
    });
    expect(days).toEqual(lastDays(TODAY, 7).map((date) => ({ date, xp: 0, tasks: 0 })));
    expect(habits).toMatchObject([{ name: 'Read', completions: 0, streak: 0, completionRate: 0 }]);
  });

  test('counts what is approved, for the day on which it was done', async () => {
    await markDone(family.habit.id, addDays(TODAY, -1));
    const { id } = await family.child.call().missions.complete({ id: family.habit.id });
    expect((await report()).days.map(({ tasks }) => tasks)).toEqual([0, 0, 0, 0, 0, 1, 0]);
    nextDay();
    await family.parent.call().missions.approve({ id });
    expect(await report()).toMatchObject({
      currentStreak: 2,
      days: [{}, {}, {}, {}, { xp: 10, tasks: 1 }, { xp: 10, tasks: 1 }, { xp: 0, tasks: 0 }],
      habits: [{ completions: 2, streak: 2, xpEarned: 20, completionRate: 29 }],
    });
  });

  test('rates a habit done on all 7 days 100, and shows streaks that are longer than the window', async () => {
    for (let day = 0; day < 12; day += 1) {
      await markDone(family.habit.id);
      nextDay();
    }
    const streaks = { currentStreak: 12, bestStreak: 12 };
    expect(await report()).toMatchObject({ ...streaks, habits: [{ completionRate: 86, streak: 12 }] });
    await markDone(family.habit.id);
    expect(await report()).toMatchObject({ habits: [{ completions: 7, completionRate: 100, streak: 13 }] });
    nextDay();
    nextDay();
    const broken = { currentStreak: 0, bestStreak: 13 };
    expect(await report()).toMatchObject({ ...broken, habits: [{ completions: 5, streak: 0 }] });
  });

  test('is what a count of every completion gives, after weeks of uneven work', async () => {
    const habits = [family.habit, await addHabit('Swim'), await addHabit('Sing'), await addHabit('Rest')];
    // Habit n is done on the days that this pattern names; day 20 is today.
    const isDone = [
      (day: number) => day > 2,
      (day: number) => day % 3 !== 0,
      (day: number) => [0, 1, 2, 14, 15, 16, 17, 18, 19].includes(day),
      () => false,
    ];
    for (let day = 0; day <= 20; day += 1) {
      if (day > 0) nextDay();
      for (const [n, { id }] of habits.entries()) if (isDone[n]?.(day)) await markDone(id);
      expect(await report()).toEqual(await bruteForce(addDays(TODAY, day)));
    }
    const [undone] = await family.child.call().missions.listToday({ id: family.hero.id });
    await family.parent.call().missions.undo({ id: undone?.id ?? '' });
    await family.parent.call().habits.update({ id: habits[1]?.id ?? '', isActive: false });
    await family.parent.call().habits.remove({ id: habits[2]?.id ?? '' });
    const after = await report();
    expect(after).toEqual(await bruteForce(addDays(TODAY, 20)));
    expect([after.activeHabits, after.habits.length]).toEqual([2, 3]);
  });

  test('is read by the family’s own days', async () => {
    const far = await createTestFamily(ports, { timeZone: 'Pacific/Kiritimati' });
    await far.parent.call().missions.complete({ id: far.habit.id });
    const { days } = await far.parent.call().progress.report({ id: far.hero.id });
    expect(days.at(-1)).toEqual({ date: '2026-03-11', xp: 10, tasks: 1 });
  });

  test('is a parent’s, of heroes of the family', async () => {
    const strangers = await createTestFamily(ports);
    const theirs = family.parent.call().progress.report({ id: strangers.hero.id });
    expect(await codeOf(theirs)).toBe('NOT_FOUND');
    const own = family.child.call().progress.report({ id: family.hero.id });
    expect(await codeOf(own)).toBe('FORBIDDEN');
  });
});
