import { levelFor } from '@herohood/domain/points/level';
import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays, lastDays } from '@herohood/domain/time/family-day';
import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { bestStreak, currentStreak } from '../../tests/testing/plain-streaks';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const TODAY = '2026-03-10';

const report = (range: { from?: string; to?: string } = {}) =>
  suite.family.parent.call().progress.report({ id: suite.family.hero.id, ...range });
const nextDay = () => {
  suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + DAY_MS);
};
const markDone = (id: string, date?: string) =>
  suite.family.parent.call().missions.complete({ id, ...(date ? { date } : {}) });
const addHabit = async (name: string) => {
  const master = await suite.family.parent.call().habits.createMaster({ name, icon: 'book' });
  return suite.family.parent.call().habits.assign({ id: suite.family.hero.id, masterHabitId: master.id });
};

/** The figures of the last 7 days, counted row by row from the tables. */
async function bruteForce(today: string) {
  const rows = await suite.database
    .sql`select child_habit_id as habit, date::text, xp_earned as xp from completions
    where child_id = ${suite.family.hero.id} and status = 'approved'`;
  const periods = await suite.database
    .sql`select child_habit_id as habit, from_day::text as from, until_day::text as until
    from habit_periods where child_id = ${suite.family.hero.id}`;
  const wasOn = (habit: string, day: string) =>
    periods.some((p) => p.habit === habit && p.from <= day && (p.until === null || p.until > day));
  const hero = await suite.family.child.call().account.childMe();
  const habits = await suite.family.parent.call().habits.listForChild({ id: suite.family.hero.id });
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
  test('answers earlier weeks and months, and compares with as many days before', async () => {
    for (let day = 0; day < 10; day += 1) {
      if (day !== 1) await markDone(suite.family.habit.id);
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
      await markDone(suite.family.habit.id);
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
    const habits = [
      suite.family.habit,
      await addHabit('Swim'),
      await addHabit('Sing'),
      await addHabit('Rest'),
    ];
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
    const [undone] = await suite.family.child.call().missions.listToday({ id: suite.family.hero.id });
    await suite.family.parent.call().missions.undo({ id: undone?.id ?? '' });
    await suite.family.parent.call().missions.reject({ id: undone?.id ?? '', message: 'Once more' });
    await suite.family.parent.call().habits.update({ id: habits[1]?.id ?? '', isActive: false });
    await suite.family.parent.call().habits.remove({ id: habits[2]?.id ?? '' });
    const { habits: counted, ...figures } = await bruteForce(addDays(TODAY, 20));
    const after = await report();
    expect(after).toMatchObject(figures);
    expect(after.habits.filter(({ name }) => name !== 'Sing')).toMatchObject(counted);
    expect(after.habits.find(({ name }) => name === 'Sing')).toMatchObject({ isActive: false, streak: 6 });
    expect([after.activeHabits, after.habits.length]).toEqual([2, 4]);
  });

  test('is read by the family’s own days', async () => {
    const far = await createTestFamily(suite.ports, { timeZone: 'Pacific/Kiritimati' });
    await far.parent.call().missions.complete({ id: far.habit.id });
    const { days } = await far.parent.call().progress.report({ id: far.hero.id });
    expect(days.at(-1)).toMatchObject({ date: '2026-03-11', xp: far.habit.xpReward, done: 1 });
  });
});
