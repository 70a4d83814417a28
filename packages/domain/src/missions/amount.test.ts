import { describe, expect, test } from 'vitest';
import { amountOf, percentOfSteps } from './amount';
import { decideAmount } from './completion';

test.each([
  [0, 3, 0],
  [1, 3, 35],
  [2, 3, 65],
  [3, 5, 60],
  [1, 8, 15],
  [8, 8, 100],
])('%i of %i steps suggest %i %%', (done, of, percent) => {
  expect(percentOfSteps(done, of)).toBe(percent);
});

describe('what an approval pays', () => {
  test.each([
    [50, 100, { xp: 50, points: 10 }],
    [50, 0, { xp: 0, points: 0 }],
    [50, 50, { xp: 25, points: 5 }],
    [25, 50, { xp: 13, points: 2 }],
    [25, 49, { xp: 12, points: 2 }],
    [25, 150, { xp: 38, points: 7 }],
    [1, 49, { xp: 0, points: 0 }],
    [1, 50, { xp: 1, points: 0 }],
    [1, 149, { xp: 1, points: 0 }],
    [1, 150, { xp: 2, points: 0 }],
    [3, 150, { xp: 5, points: 1 }],
    [1000, 150, { xp: 1500, points: 300 }],
    [999, 33, { xp: 330, points: 66 }],
  ])(
    'of %i XP at %i %% is %j: rounded half up, and a fifth of it rounded down',
    (promised, percent, paid) => {
      expect(amountOf(promised, percent)).toEqual(paid);
    },
  );

  test.each([
    [100, null, 'allowed'],
    [150, null, 'allowed'],
    [99, 'Half of it', 'allowed'],
    [99, null, 'refused'],
    [0, '  ', 'refused'],
  ] as const)('at %i %% with the words %j is %s', (percent, words, kind) => {
    expect(decideAmount(percent, words).kind).toBe(kind);
  });
});
