import { expect, it } from 'vitest';
import { payoutFor } from './payout';

it.each([
  [25, 5],
  [50, 10],
  [75, 15],
  [100, 20],
  [1, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [999, 199],
])('%i XP pay themselves and %i points', (xpReward, points) => {
  expect(payoutFor(xpReward)).toEqual({ xp: xpReward, points });
});
