import { expect, it } from 'vitest';
import { BONUSES, startsApproved } from './transaction';

it('a bonus counts at once unless it is to be approved later', () => {
  expect(startsApproved({})).toBe(true);
  expect(startsApproved({ requiresApproval: false })).toBe(true);
  expect(startsApproved({ requiresApproval: true })).toBe(false);
});

it('the bonuses are 10, 25 and 50', () => {
  expect(BONUSES.map(({ amount }) => amount)).toEqual([10, 25, 50]);
});
