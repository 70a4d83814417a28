import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CompletionStatus } from './schema';
import { canComplete, todayStatus } from './today-status';

const statuses: CompletionStatus[] = ['pending', 'approved', 'rejected', 'withdrawn'];

it.each([
  [[], 'available'],
  [['withdrawn'], 'available'],
  [['rejected'], 'rejected'],
  [['rejected', 'pending'], 'pending'],
  [['pending', 'rejected', 'approved'], 'approved'],
  [['rejected', 'withdrawn', 'rejected'], 'rejected'],
] satisfies [CompletionStatus[], string][])('%j shows as %s', (rows, expected) => {
  expect(todayStatus(rows)).toBe(expected);
});

it('does not depend on the order of the rows', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...statuses)), (rows) => {
      expect(todayStatus([...rows].reverse())).toBe(todayStatus(rows));
    }),
  );
});

it('only an available or rejected mission can be tapped', () => {
  expect((['available', 'rejected', 'pending', 'approved'] as const).map(canComplete)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
