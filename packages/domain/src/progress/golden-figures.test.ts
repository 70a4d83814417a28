import { expect, test } from 'vitest';
import type { HeroFacts } from '../days/facts';
import { addDays, lastDays } from '../time/family-day';
import { childReport } from './report';
import { countDay, weeklyProgress } from './weekly';

const TODAY = '2026-11-23';
const DAYS = 42;
const HABITS = ['bed', 'read', 'swim', 'teeth'];

interface History {
  periods: { habitId: string; fromDay: string; untilDay: string | null }[];
  missions: { habitId: string; date: string; isApproved: boolean; xp: number }[];
}

/** Six weeks of a hero with habits that come, rest and go; the same for the same seed. */
function history(seed: number, isOdd = false): History {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const days = lastDays(TODAY, DAYS);
  const periods = HABITS.flatMap((habitId) => {
    const first = next(20);
    const rest = first + 1 + next(20);
    const again = rest + 1 + next(10);
    return [
      { habitId, fromDay: days[first]!, untilDay: next(3) > 0 ? days[rest]! : null },
      { habitId, fromDay: days[again] ?? TODAY, untilDay: null },
    ].filter(({ untilDay }, i, all) => i === 0 || all[0]!.untilDay !== null || untilDay !== null);
  });
  const isOn = (habitId: string, day: string) =>
    periods.some((p) => p.habitId === habitId && p.fromDay <= day && (!p.untilDay || day < p.untilDay));
  const missions = HABITS.flatMap((habitId) =>
    days.flatMap((date) => {
      const luck = next(10);
      const xp = 10 + next(40);
      if (!isOdd && !isOn(habitId, date)) return [];
      if (luck < 6) return [{ habitId, date, isApproved: true, xp }];
      return luck === 6 ? [{ habitId, date, isApproved: false, xp: 0 }] : [];
    }),
  );
  return { periods, missions };
}

/** What the product answered for these histories before there were plans. */
const BEFORE = [
  {
    seed: 1,
    isOdd: false,
    ...{
      weekly: ['yellow', 15, 6, 28, 75, '3/4 3/4 3/4 0/4 4/4 1/4 1/4'],
      days: '1/3+0 2/3+0 1/3+1 1/2+0 2/3+1 2/3+0 1/3+0 3/3+0 2/4+0 4/4+0 3/4+0 3/4+1 4/4+0 3/4+0 3/4+0 3/4+1 3/4+0 0/4+2 4/4+0 1/4+1 1/1+2',
      xp: 1495,
      rate: 65,
      before: { due: 54, done: 33, waiting: 3, xp: 964, completionRate: 61 },
      habits: [
        'bed 21 14 1 449 67 11 7 1121001',
        'read 19 14 3 432 74 16 9 1000100',
        'swim 20 11 3 339 55 16 13 0211201',
        'teeth 12 8 2 275 67 11 4 1000101',
      ],
    },
  },
  {
    seed: 2,
    isOdd: false,
    ...{
      weekly: ['yellow', 19, 4, 28, 100, '2/4 3/4 3/4 2/4 2/4 3/4 4/4'],
      days: '1/4+1 2/4+0 3/4+0 2/4+1 3/3+0 3/3+0 2/3+0 2/3+1 3/3+0 1/3+2 3/3+0 2/3+1 3/4+1 3/4+0 2/4+1 3/4+1 3/4+0 2/4+1 2/4+1 3/4+0 4/4+0',
      xp: 1538,
      rate: 68,
      before: { due: 61, done: 31, waiting: 10, xp: 897, completionRate: 51 },
      habits: [
        'bed 21 13 5 421 62 17 4 1001010',
        'read 21 16 0 453 76 12 7 0111101',
        'swim 21 15 3 418 71 19 12 1100100',
        'teeth 13 8 3 246 62 13 8 0110000',
      ],
    },
  },
  {
    seed: 3,
    isOdd: true,
    ...{
      weekly: ['yellow', 19, 3, 28, 75, '3/4 3/4 2/4 4/4 2/4 3/4 2/4'],
      days: '3/3+0 2/4+1 4/4+0 4/4+0 1/4+1 4/4+0 2/4+0 2/4+0 3/4+0 3/4+0 2/4+0 3/4+1 4/4+0 2/4+0 3/4+1 3/4+0 2/4+1 4/4+0 2/4+0 3/4+0 2/2+1',
      xp: 1660,
      rate: 72,
      before: { due: 60, done: 53, waiting: 11, xp: 1576, completionRate: 88 },
      habits: [
        'bed 19 13 1 332 68 15 13 1101111',
        'read 21 18 0 542 86 17 14 1010010',
        'swim 20 13 4 378 65 15 15 0011010',
        'teeth 21 14 1 408 67 13 11 2110110',
      ],
    },
  },
];

function factsOf({ periods, missions }: History, isOdd: boolean): HeroFacts {
  return {
    // Work beyond what was on counted differently before: those days keep it.
    neutralFrom: isOdd ? addDays(TODAY, 1) : null,
    assignedFrom: periods.map(({ fromDay }) => fromDay).sort()[0] ?? null,
    habits: HABITS.map((habitId) => ({
      habitId,
      plans: [],
      periods: periods.filter((period) => period.habitId === habitId),
      lastLiveBefore: null,
    })),
    marks: [],
    carePatterns: [],
    dayRules: [],
    streakRules: [],
    repairs: [],
    live: missions.map(({ habitId, date: day, isApproved }) => ({ habitId, day, slot: 1, isApproved })),
  };
}

test.each(BEFORE)('daily habits without marks have the figures that they had: history $seed', (before) => {
  const { seed, isOdd } = before;
  const { periods, missions } = history(seed, isOdd);
  const facts = factsOf({ periods, missions }, isOdd);
  const week = weeklyProgress({ today: TODAY, days: lastDays(TODAY, 7).map((day) => countDay(facts, day)) });
  expect([
    ...[week.status, week.completedHabits, week.pendingHabits, week.totalHabits, week.healthScore],
    week.dailyBreakdown.map(({ completed, total }) => `${completed}/${total}`).join(' '),
  ]).toEqual(before.weekly);

  const report = childReport({
    ...{ childId: 'mia', totalXp: 0, today: TODAY, from: addDays(TODAY, -20), to: TODAY },
    streaks: { current: 0, best: 0 },
    habits: HABITS.map((habitId) => ({
      ...{ habitId, name: habitId, icon: null, isActive: true, isGone: false, streak: 0 },
    })),
    ...{ facts, missions },
  });
  expect({
    days: report.days.map(({ done, due, waiting }) => `${done}/${due}+${waiting}`).join(' '),
    ...{ xp: report.xp, rate: report.completionRate, before: report.before },
    habits: report.habits.map((habit) =>
      [
        ...[habit.habitId, habit.due, habit.done, habit.waiting, habit.xp, habit.completionRate],
        ...[habit.before.due, habit.before.done, habit.missedByWeekday.join('')],
      ].join(' '),
    ),
  }).toEqual({
    ...{ days: before.days, xp: before.xp, rate: before.rate, before: before.before, habits: before.habits },
  });
});
