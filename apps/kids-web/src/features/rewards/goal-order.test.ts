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

test('the goal is the chosen one, else the nearest out of reach, else the dearest within it', () => {
  const goals = byNearness(rewards, 100);
  expect(chooseGoal(goals)?.reward.id).toBe('ice');
  expect(chooseGoal(byNearness(rewards, 900))?.reward.id).toBe('zoo');
  expect(chooseGoal([])).toBeNull();
});

test('what can be paid and opens soon is nearer than what is far away', () => {
  const opening = (id: string, availableAt: string) =>
    makeReward(id, id, { cost: 20, available: { now: false, code: 'REWARD_CLOSED', availableAt } });
  const closed = [opening('sunday', '2026-03-15T08:00:00Z'), opening('friday', '2026-03-13T08:00:00Z')];
  const zoo = rewards[0]!;
  expect(chooseGoal(byNearness([...closed, zoo], 100))?.reward.id).toBe('friday');
  expect(chooseGoal(byNearness([...closed, zoo], 400))?.reward.id).toBe('zoo');
});

test.each(['LEVEL_TOO_LOW', 'OUT_OF_STOCK'] as const)(
  'what saving does not bring (%s) is no goal while there is another',
  (code) => {
    const cheap = makeReward('cheap', 'Cheap', {
      cost: 20,
      available: { now: false, code, availableAt: null },
    });
    expect(chooseGoal(byNearness([cheap, ...rewards], 0))?.reward.id).toBe('candy');
    expect(chooseGoal(byNearness([cheap], 0))?.reward.id).toBe('cheap');
  },
);
