import { expect, it } from 'vitest';
import { BONUSES, decideApproveTransaction, startsApproved } from './transaction';

it('approving a transaction twice adds its points once', () => {
  expect(decideApproveTransaction({ isApproved: false })).toEqual({ kind: 'approve' });
  expect(decideApproveTransaction({ isApproved: true })).toEqual({ kind: 'unchanged' });
});

it('a bonus counts at once unless it is to be approved later', () => {
  expect(startsApproved({})).toBe(true);
  expect(startsApproved({ requiresApproval: false })).toBe(true);
  expect(startsApproved({ requiresApproval: true })).toBe(false);
});

it('the bonuses are 10, 25 and 50', () => {
  expect(BONUSES.map(({ amount }) => amount)).toEqual([10, 25, 50]);
});
