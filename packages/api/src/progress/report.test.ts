import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { createTestDatabase, type TestDatabase } from '@herohood/db/testing/test-database';
import { levelFor } from '@herohood/domain/points/level';
import { addDays, lastDays } from '@herohood/domain/time/family-day';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bestStreak, currentStreak } from '../../tests/testing/plain-streaks';
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

const report = (range: { from?: string; to?: string } = {}) =>
  family.parent.call().progress.report({ id: family.hero.id, ...range });
const nextDay = () => {
  ports.clock.now = new Date(ports.clock.now.getTime() + DAY_MS);
};
const markDone = (id: string, date?: string) =>
  family.parent.call().missions.complete({ id, ...(date ? { date } : {}) });
const addHabit = async (name: string) => {
  const master = await family.parent.call().habits.createMaster({ name, icon: 'book' });
  return family.parent.call().habits.assign({ id: family.hero.id, masterHabitId: master.id });
};

/** The figures of the last 7 days, counted row by row from the tables. */
async function bruteForce(today: string) {
  const rows = await database.sql`select child_habit_id as habit, date::text, xp_earned as xp from completions
    where child_id = ${family.hero.id} and status = 'approved'`;
  const periods =
    await database.sql`select child_habit_id as habit, from_day::text as from, until_day::text as until
    from habit_periods where child_id = ${family.hero.id}`;
  const wasOn = (habit: string, day: string) =>
    periods.some((p) => p.habit === habit && p.from <= day && (p.until === null || p.until > day));
  const hero = await family.child.call().account.childMe();
  const habits = await family.parent.call().habits.listForChild({ id: family.hero.id });
  const window = lastDays(today, 7);
  const ids = [...new Set(periods.map(({ habit }) => habit))];
  const figuresOf = (cells: { habit: string; day: string }[]) => {
    const paid = cells.flatMap(({ habit, day }) =>
      rows.filter((row) => row.habit === habit && row.date === day).map(({ xp }) => xp),
    );
    const due = cells.filter(
      ({ habit, day }) =>
        rows.some((row) => row.habit === habit && row.date === day) || (day !== today && wasOn(habit, day)),
    );
    return { due: due.length, done: paid.length, waiting: 0, xp: paid.reduce((sum, xp) => sum + xp, 0) };
  };
  return {
    totalXp: hero.totalXp,
    level: levelFor(hero.totalXp),
    bestStreak: bestStreak(rows.map(({ date }) => date)),
    currentStreak: currentStreak(
      rows.map(({ date }) => date),
      today,
    ).days,
    activeHabits: habits.filter(({ isActive }) => isActive).length,
    ...figuresOf(ids.flatMap((habit) => window.map((day) => ({ habit, day })))),
    days: window.map((day) => ({ date: day, ...figuresOf(ids.map((habit) => ({ habit, day }))) })),
    habits: habits.map(({ id, name, icon }) => ({
      habitId: id,
      name,
      icon,
      ...figuresOf(window.map((day) => ({ habit: id, day }))),
      streak: currentStreak(
        rows.filter(({ habit }) => habit === id).map(({ date }) => date),
        today,
      ).days,
    })),
  };
}

describe('the report', () => {
  test('of a hero who did nothing yet holds zeros', async () => {
    const { days, habits, ...figures } = await report();
    const nothing = { due: 0, done: 0, waiting: 0, xp: 0 };
    expect(figures).toEqual({
      childId: family.hero.id,
      from: '2026-03-04',
      to: TODAY,
      today: TODAY,
      totalXp: 0,
      level: 1,
      bestStreak: 0,
      currentStreak: 0,
      activeHabits: 1,
      ...nothing,
      completionRate: 0,
      before: { ...nothing, completionRate: 0 },
    });
    expect(days).toEqual(lastDays(TODAY, 7).map((date) => ({ date, marks: [], ...nothing })));
    expect(habits).toMatchObject([{ name: 'Read', due: 0, done: 0, streak: 0, completionRate: 0 }]);
  });

  test('counts what was paid, for the day on which it was done', async () => {
    await markDone(family.habit.id, addDays(TODAY, -1));
    const { id } = await family.child.call().missions.complete({ id: family.habit.id });
    expect((await report()).days.slice(-2)).toMatchObject([{ done: 1 }, { due: 0, done: 0, waiting: 1 }]);
    nextDay();
    expect((await report()).days.slice(-2)).toMatchObject([{ due: 1, waiting: 1 }, { due: 0 }]);
    await family.parent.call().missions.approve({ id });
    const { xpReward } = family.habit;
    expect(await report()).toMatchObject({
      currentStreak: 2,
      days: [
        {},
        {},
        {},
        {},
        { xp: xpReward, done: 1 },
        { xp: xpReward, done: 1 },
        { xp: 0, done: 0, due: 0 },
      ],
      habits: [{ due: 2, done: 2, streak: 2, xp: 2 * xpReward, completionRate: 100 }],
    });
  });

  test('keeps what was paid when the habit pays something else later', async () => {
    await markDone(family.habit.id);
    const paid = family.habit.xpReward;
    const [master] = await family.parent.call().habits.listMasters();
    await family.parent.call().habits.updateMaster({ id: master?.id ?? '', xpReward: paid + 300 });
    expect(await report()).toMatchObject({ xp: paid, habits: [{ xp: paid }] });
  });

  test('answers earlier weeks and months, and compares with as many days before', async () => {
    for (let day = 0; day < 10; day += 1) {
      if (day !== 1) await markDone(family.habit.id);
      nextDay();
    }
    const week = await report({ from: TODAY, to: addDays(TODAY, 6) });
    expect(week).toMatchObject({ due: 7, done: 6, before: { due: 0 }, today: addDays(TODAY, 10) });
    expect(week.habits).toMatchObject([{ missedByWeekday: [0, 0, 1, 0, 0, 0, 0] }]);
    expect(await report({ to: addDays(TODAY, 9) })).toMatchObject({
      from: addDays(TODAY, 3),
      due: 7,
      done: 7,
      before: { due: 3, done: 2, completionRate: 67 },
    });
    expect((await report({ from: '2026-03-01', to: '2026-03-31' })).days).toHaveLength(31);
  });

  test('refuses a range that ends before it begins, and more than 366 days', async () => {
    expect(await codeOf(report({ from: TODAY, to: addDays(TODAY, -1) }))).toBe('BAD_REQUEST');
    expect(await codeOf(report({ from: addDays(TODAY, -366), to: TODAY }))).toBe('BAD_REQUEST');
    expect((await report({ from: addDays(TODAY, -365), to: TODAY })).days).toHaveLength(366);
  });

  test('shows streaks that are longer than its days', async () => {
    for (let day = 0; day < 12; day += 1) {
      await markDone(family.habit.id);
      nextDay();
    }
    const streaks = { currentStreak: 12, bestStreak: 12 };
    expect(await report()).toMatchObject({ ...streaks, habits: [{ completionRate: 100, streak: 12 }] });
    nextDay();
    // The hero has a shield for the missed day, the habit has none.
    expect(await report()).toMatchObject({ ...streaks, due: 6, done: 5, habits: [{ streak: 0 }] });
    nextDay();
    const broken = { currentStreak: 0, bestStreak: 12 };
    expect(await report()).toMatchObject({ ...broken, due: 6, done: 4, habits: [{ streak: 0 }] });
  });

  test('is what a count of every row gives, after weeks of uneven work', async () => {
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
      expect(await report()).toMatchObject(await bruteForce(addDays(TODAY, day)));
    }
    const [undone] = await family.child.call().missions.listToday({ id: family.hero.id });
    await family.parent.call().missions.undo({ id: undone?.id ?? '' });
    await family.parent.call().missions.reject({ id: undone?.id ?? '', message: 'Once more' });
    await family.parent.call().habits.update({ id: habits[1]?.id ?? '', isActive: false });
    await family.parent.call().habits.remove({ id: habits[2]?.id ?? '' });
    const { habits: counted, ...figures } = await bruteForce(addDays(TODAY, 20));
    const after = await report();
    expect(after).toMatchObject(figures);
    expect(after.habits.filter(({ name }) => name !== 'Sing')).toMatchObject(counted);
    expect(after.habits.find(({ name }) => name === 'Sing')).toMatchObject({ isActive: false, streak: 6 });
    expect([after.activeHabits, after.habits.length]).toEqual([2, 4]);
  });

  test('is read by the family’s own days', async () => {
    const far = await createTestFamily(ports, { timeZone: 'Pacific/Kiritimati' });
    await far.parent.call().missions.complete({ id: far.habit.id });
    const { days } = await far.parent.call().progress.report({ id: far.hero.id });
    expect(days.at(-1)).toMatchObject({ date: '2026-03-11', xp: far.habit.xpReward, done: 1 });
  });

  test('is a parent’s, of heroes of the family', async () => {
    const strangers = await createTestFamily(ports);
    const theirs = family.parent.call().progress.report({ id: strangers.hero.id });
    expect(await codeOf(theirs)).toBe('NOT_FOUND');
    const own = family.child.call().progress.report({ id: family.hero.id });
    expect(await codeOf(own)).toBe('FORBIDDEN');
  });
});
