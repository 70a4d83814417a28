import { describe, expect, it } from 'vitest';
import { boundScore, pendingPointsFor } from './payout';

describe('points of a game', () => {
  it.each([
    [0, 60, 0, 0],
    [19, 60, 0, 0],
    [20, 60, 0, 1],
    [99, 60, 0, 4],
    [100, 60, 0, 5],
    [100, 14, 0, 0],
    [100, 15, 0, 5],
    [100, 60, 12, 3],
    [100, 60, 15, 0],
    [100, 60, 99, 0],
  ])('score %i after %i s, %i points today: %i', (...[score, playedSeconds, pointsToday, points]) => {
    expect(pendingPointsFor({ score, playedSeconds, pointsToday })).toBe(points);
  });
});

it.each([
  [55.9, 55],
  [-1, 0],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('score %d counts as %i', (sent, score) => {
  expect(boundScore(sent)).toBe(score);
});
