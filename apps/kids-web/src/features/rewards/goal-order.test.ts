import { expect, test } from 'vitest';
import { makeReward } from '../../testing/reward-fixtures';
import { byNearness, chooseGoal, goalOf } from './goal-order';

const rewards = [
  makeReward('zoo', 'Zoo', { cost: 500 }),
  makeReward('candy', 'Candy', { cost: 50 }),
  makeReward('film', 'Film', { cost: 100 }),
  makeReward('ice', 'Ice cream', { cost: 150 }),
];
const order = (xp: number) => byNearness(rewards, xp).map(({ reward }) => reward.id);

test('what is missing is the cost without what the wallet holds, never less than nothing', () => {
  expect(goalOf(rewards[0]!, 125)).toMatchObject({ missing: 375, share: 0.25 });
  expect(goalOf(rewards[1]!, 125)).toMatchObject({ missing: 0, share: 1 });
});

test('the nearest comes first: the dearest that can be had, then what misses least', () => {
  expect(order(100)).toEqual(['film', 'candy', 'ice', 'zoo']);
  expect(order(0)).toEqual(['candy', 'film', 'ice', 'zoo']);
});

const NOW = Date.parse('2026-03-10T08:00:00Z');
const goalOfAll = (all: typeof rewards, xp: number, pace = 0) =>
  chooseGoal(byNearness(all, xp), { pace, now: NOW })?.reward.id;

test('the goal is the nearest out of reach, else the dearest within it', () => {
  expect(goalOfAll(rewards, 100)).toBe('ice');
  expect(goalOfAll(rewards, 900)).toBe('zoo');
  expect(goalOfAll([], 0)).toBeUndefined();
});

test('what can be paid and opens on Friday is nearer than what takes a week to earn, and further than what takes a day', () => {
  const opening = (id: string, availableAt: string) =>
    makeReward(id, id, { cost: 20, available: { now: false, code: 'REWARD_CLOSED', availableAt } });
  const all = [
    ...[opening('sunday', '2026-03-15T08:00:00Z'), opening('friday', '2026-03-13T08:00:00Z')],
    rewards[0]!,
  ];
  expect(goalOfAll(all, 100)).toBe('friday');
  expect(goalOfAll(all, 100, 50)).toBe('friday');
  expect(goalOfAll(all, 450, 50)).toBe('zoo');
});

test.each(['LEVEL_TOO_LOW', 'OUT_OF_STOCK'] as const)(
  'what saving does not bring (%s) is no goal while there is another',
  (code) => {
    const cheap = makeReward('cheap', 'Cheap', {
      cost: 20,
      available: { now: false, code, availableAt: null },
    });
    expect(goalOfAll([cheap, ...rewards], 0)).toBe('candy');
    expect(goalOfAll([cheap], 0)).toBe('cheap');
  },
);
