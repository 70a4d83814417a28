import { describe, expect, it } from 'vitest';
import { lastDays } from '../time/family-day';
import { type DayCounts, dayColor, percentOf, weeklyProgress } from './weekly';

const today = '2026-03-10';
const day = (date: string, [approved, pending, total]: [number, number, number]): DayCounts => ({
  date,
  approved,
  pending,
  total,
});

describe('colours', () => {
  it.each([
    [0, 0, 'grey'],
    [0, 4, 'red'],
    [1, 3, 'red'],
    [2, 4, 'yellow'],
    [3, 4, 'yellow'],
    [4, 4, 'green'],
    [5, 4, 'green'],
    [49, 100, 'red'],
    [50, 100, 'yellow'],
  ])('%i of %i is %s', (completed, total, color) => {
    expect(dayColor(completed, total)).toBe(color);
  });
});

it.each([
  [0, 0, 0],
  [1, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [9, 7, 100],
])('%i of %i is %i per cent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

describe('the week', () => {
  it('without habits is grey and zero, never NaN', () => {
    expect(weeklyProgress({ today, days: [] })).toEqual({
      status: 'grey',
      completedHabits: 0,
      pendingHabits: 0,
      totalHabits: 0,
      healthScore: 0,
      dailyBreakdown: lastDays(today, 7).map((date) => ({ date, completed: 0, total: 0 })),
    });
  });

  it('sums the window, oldest first, and leaves other days out', () => {
    const days = [
      day(today, [1, 1, 4]),
      day('2026-03-04', [4, 0, 4]),
      day('2026-03-03', [9, 9, 9]),
      day('2026-03-11', [9, 9, 9]),
    ];
    const week = weeklyProgress({ today, days });
    expect(week).toMatchObject({ status: 'green', completedHabits: 5, pendingHabits: 1, totalHabits: 8 });
    expect(week.healthScore).toBe(50);
    expect(week.dailyBreakdown.at(0)).toEqual({ date: '2026-03-04', completed: 4, total: 4 });
    expect(week.dailyBreakdown.at(-1)).toEqual({ date: today, completed: 1, total: 4 });
  });

  it.each([
    [0, 'grey'],
    [1, 'green'],
    [4, 'green'],
  ])(
    'of today alone with %i of 4 done is %s: what is open today counts against nobody',
    (approved, color) => {
      const { status } = weeklyProgress({ today, days: [day(today, [approved, 0, 4])] });
      expect(status).toBe(color);
    },
  );

  it('is as yellow or red as the days that are over', () => {
    const half = [day('2026-03-09', [2, 0, 4]), day(today, [0, 0, 4])];
    expect(weeklyProgress({ today, days: half }).status).toBe('yellow');
    const less = [day('2026-03-09', [1, 0, 4]), day(today, [0, 0, 4])];
    expect(weeklyProgress({ today, days: less }).status).toBe('red');
  });
});
