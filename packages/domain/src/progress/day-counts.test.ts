import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompletionStatus } from '../missions/schema';
import { addDays } from '../time/family-day';
import { countDays } from './day-counts';

const today = '2026-03-10';
const habit = (habitId: string, assignedOn = '2026-01-01', isActive = true) => ({
  habitId,
  assignedOn,
  isActive,
});

it('a habit counts from the day it was assigned', () => {
  const habits = [habit('teeth', '2026-03-09'), habit('bed')];
  const counts = countDays({ today, days: 3, habits, completions: [] });
  expect(counts.map(({ total }) => total)).toEqual([1, 2, 2]);
});

it('an inactive habit counts only where it was done', () => {
  const habits = [habit('teeth', '2026-01-01', false), habit('bed')];
  const completions = [{ habitId: 'teeth', date: '2026-03-09', status: 'approved' as const }];
  expect(countDays({ today, days: 2, habits, completions })).toEqual([
    { date: '2026-03-09', approved: 1, pending: 0, total: 2 },
    { date: today, approved: 0, pending: 0, total: 1 },
  ]);
});

it('rejected and withdrawn tries count nowhere', () => {
  const completions = [
    { habitId: 'bed', date: today, status: 'rejected' as const },
    { habitId: 'bed', date: today, status: 'withdrawn' as const },
    { habitId: 'bed', date: today, status: 'pending' as const },
  ];
  expect(countDays({ today, days: 1, habits: [habit('bed')], completions })).toEqual([
    { date: today, approved: 0, pending: 1, total: 1 },
  ]);
});

it('a day never has more done than there was to do', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const back = fc.nat(8);
  const statuses = fc.constantFrom<CompletionStatus[]>('pending', 'approved', 'rejected', 'withdrawn');
  const anyHabits = fc.uniqueArray(fc.tuple(ids, back, fc.boolean()), { selector: ([id]) => id });
  const anyCompletions = fc.uniqueArray(fc.tuple(ids, back, statuses), {
    selector: ([id, n]) => `${id}${n}`,
  });
  fc.assert(
    fc.property(anyHabits, anyCompletions, (habits, completions) => {
      const counts = countDays({
        today,
        days: 7,
        habits: habits.map(([id, n, isActive]) => habit(id, addDays(today, -n), isActive)),
        completions: completions.map(([habitId, n, status]) => ({
          habitId,
          date: addDays(today, -n),
          status,
        })),
      });
      for (const { approved, pending, total } of counts)
        expect(approved + pending).toBeLessThanOrEqual(total);
    }),
  );
});
