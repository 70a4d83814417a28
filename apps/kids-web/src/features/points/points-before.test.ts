import { expect, test } from 'vitest';
import { makeMovement } from '../../testing/reward-fixtures';
import { movementsBefore } from './points-before';

const row = (id: string, amount: number, isApproved = true) => makeMovement(id, { amount, isApproved });
const idsOf = (before: number, now: number, rows: ReturnType<typeof row>[]) =>
  movementsBefore(before, now, rows).map(({ id }) => id);

test('a bonus that came since is left out, and what was spent meanwhile does not hide it', () => {
  const rows = [row('hat', -25), row('bonus', 90), row('old', 10)];
  expect(idsOf(10, 75, rows)).toEqual(['old']);
  expect(idsOf(0, 75, rows)).toEqual([]);
});

test('with the balance of before all of them were there', () => {
  expect(idsOf(10, 10, [row('old', 10)])).toEqual(['old']);
  expect(idsOf(0, 0, [])).toEqual([]);
});

test('what waits for a parent has not moved anything', () => {
  expect(idsOf(10, 15, [row('asked', 50, false), row('bonus', 5), row('old', 10)])).toEqual(['old']);
});

test('a difference that nothing explains makes no news', () => {
  expect(idsOf(3, 10, [row('old', 10)])).toEqual(['old']);
});
