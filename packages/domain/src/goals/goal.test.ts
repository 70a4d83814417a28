import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  autoSaved,
  autoSaveOf,
  decideDeposit,
  decideGoalRemoval,
  decideNewGoal,
  decideTarget,
  decideWithdrawal,
  refundedToGoal,
  type Saving,
  takenFromGoals,
} from './goal';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;
const goal = (id: string, fields: Partial<Saving> = {}): Saving => ({
  ...{ id, target: 100, saved: 0, autoSave: 0 },
  ...fields,
});

test('a hero has at most three goals, and one for a reward', () => {
  expect(told(decideNewGoal({ openGoals: 2, hasGoalForReward: false }))).toBe('create');
  expect(told(decideNewGoal({ openGoals: 3, hasGoalForReward: false }))).toBe('GOAL_LIMIT');
  expect(told(decideNewGoal({ openGoals: 3, hasGoalForReward: true }))).toBe('GOAL_EXISTS');
});

test.each([
  [60, 60, 40, 'deposit'],
  [61, 999, 40, 'GOAL_REACHED'],
  [1, 0, 100, 'GOAL_REACHED'],
  [60, 59, 40, 'NOT_ENOUGH_XP'],
])('putting %i of %i XP into a goal of 100 that has %i: %s', (...[amount, xp, saved, outcome]) => {
  expect(told(decideDeposit({ amount, xp, target: 100, saved }))).toBe(outcome);
});

test('only what lies in a goal comes out, and not by a hero whose parents keep that to themselves', () => {
  const withdraw = (amount: number, isHero: boolean, withdrawals: 'free' | 'parent') =>
    told(decideWithdrawal({ amount, saved: 40, isHero, withdrawals }));
  expect(withdraw(40, true, 'free')).toBe('withdraw');
  expect(withdraw(41, true, 'free')).toBe('NOT_ENOUGH_XP');
  expect(withdraw(1, true, 'parent')).toBe('ASK_PARENT');
  expect(withdraw(40, false, 'parent')).toBe('withdraw');
  const remove = (saved: number, isHero: boolean) =>
    told(decideGoalRemoval({ saved, isHero, withdrawals: 'parent' }));
  expect([remove(1, true), remove(0, true), remove(1, false)]).toEqual(['ASK_PARENT', 'remove', 'remove']);
});

test('a target may sink to what is saved, and no further', () => {
  expect(decideTarget({ target: 41, saved: 40 })).toEqual({ kind: 'change', isReached: false });
  expect(decideTarget({ target: 40, saved: 40 })).toEqual({ kind: 'change', isReached: true });
  expect(told(decideTarget({ target: 39, saved: 40 }))).toBe('GOAL_REACHED');
});

describe('saving by itself', () => {
  it.each([
    [50, 10, 100, 5],
    [19, 10, 100, 1],
    [9, 10, 100, 0],
    [1000, 50, 20, 20],
    [3, 50, 0, 0],
  ])('of %i XP, %i per cent with %i missing: %i', (...[xp, autoSave, missing, saved]) => {
    expect(autoSaved({ xp, autoSave, missing })).toBe(saved);
  });

  it('goes to the oldest goal that saves and is not reached', () => {
    const goals = [
      goal('quiet'),
      goal('full', { saved: 100, autoSave: 50 }),
      goal('next', { autoSave: 20 }),
      goal('newest', { autoSave: 50 }),
    ];
    expect(autoSaveOf(100, goals)).toEqual({ goalId: 'next', amount: 20 });
    expect(autoSaveOf(4, goals)).toBeNull();
    expect(autoSaveOf(100, goals.slice(0, 2))).toBeNull();
  });
});

test('what an undo needs comes from the newest goals first, and all of it', () => {
  const anySaved = fc.array(fc.nat(100), { maxLength: 3 });
  fc.assert(
    fc.property(anySaved, fc.nat(300), (each, wanted) => {
      const goals = each.map((saved, n) => goal(String(n), { saved }));
      const needed = Math.min(
        wanted,
        each.reduce((sum, saved) => sum + saved, 0),
      );
      const moves = takenFromGoals(needed, goals);
      expect(moves.reduce((sum, { amount }) => sum - amount, 0)).toBe(needed);
      const ids = moves.map(({ goalId }) => Number(goalId));
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      // Each but the last that gives is empty afterwards.
      for (const { goalId, amount } of moves.slice(0, -1)) expect(-amount).toBe(each[Number(goalId)]);
    }),
  );
});

test('a refund fills its goal and no more', () => {
  expect(refundedToGoal(30, { target: 100, saved: 60 })).toBe(30);
  expect(refundedToGoal(30, { target: 100, saved: 90 })).toBe(10);
  expect(refundedToGoal(30, null)).toBe(0);
});
