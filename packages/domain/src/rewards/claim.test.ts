import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDO_WINDOW_MS } from '../inbox/undo-window';
import {
  type ClaimQuestion,
  type ClaimStatus,
  decideApproveClaim,
  decideClaim,
  decideMarkUsed,
  decideRejectClaim,
  decideRewardDeletion,
  decideUndoClaim,
  isClaimShown,
  type UndoClaimQuestion,
} from './claim';
import type { Availability } from './limits';

const AVAILABLE: Availability = { now: true, code: null, availableAt: null };

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

describe('claiming', () => {
  const question: ClaimQuestion = {
    isActive: true,
    cost: 100,
    xp: 130,
    saved: 0,
    available: AVAILABLE,
    hasPendingClaim: false,
    featureEnabled: true,
  };
  const closed: Availability = {
    now: false,
    code: 'REWARD_CLOSED',
    availableAt: new Date('2026-03-13T15:00:00Z'),
  };

  it('holds the cost at once', () => {
    expect(decideClaim(question)).toEqual({ kind: 'claim', xp: 30, fromGoal: 0 });
    expect(decideClaim({ ...question, xp: 100, sentCost: 100 })).toMatchObject({ kind: 'claim', xp: 0 });
  });

  it.each([
    [40, 60, 0],
    [40, 130, 70],
    [100, 0, 0],
    [150, 130, 130],
  ])('with %i XP in its goal and %i in the wallet takes from the goal first', (saved, xp, left) => {
    const fromGoal = Math.min(saved, 100);
    expect(decideClaim({ ...question, saved, xp })).toEqual({ kind: 'claim', xp: left, fromGoal });
  });

  it('says when its limits let it, and refuses them after what stands before them and before the XP', () => {
    expect(decideClaim({ ...question, available: closed, sentCost: 1, xp: 0 })).toEqual({
      ...{ kind: 'refused', code: 'REWARD_CLOSED', availableAt: closed.availableAt },
    });
    expect(told(decideClaim({ ...question, available: closed, hasPendingClaim: true }))).toBe(
      'CLAIM_PENDING',
    );
    expect(told(decideClaim({ ...question, available: closed, isActive: false }))).toBe('REWARD_INACTIVE');
  });

  it.each<[Partial<ClaimQuestion>, string]>([
    [{ xp: 99 }, 'NOT_ENOUGH_XP'],
    [{ xp: 59, saved: 40 }, 'NOT_ENOUGH_XP'],
    [{ hasPendingClaim: true }, 'CLAIM_PENDING'],
    [{ isActive: false }, 'REWARD_INACTIVE'],
    [{ featureEnabled: false }, 'FEATURE_DISABLED'],
    [{ featureEnabled: false, isActive: false, hasPendingClaim: true, xp: 0 }, 'FEATURE_DISABLED'],
    [{ hasPendingClaim: true, xp: 0 }, 'CLAIM_PENDING'],
    [{ sentCost: 99 }, 'PRICE_CHANGED'],
    [{ sentCost: 0 }, 'PRICE_CHANGED'],
  ])('%j is refused: %s', (change, code) => {
    expect(decideClaim({ ...question, ...change })).toEqual({ kind: 'refused', code });
  });
});

describe('deciding a claim', () => {
  it.each([
    ['pending', 'approve', 'reject', 'NOT_APPROVED'],
    ['approved', 'unchanged', 'ALREADY_APPROVED', 'use'],
    ['rejected', 'ALREADY_REJECTED', 'unchanged', 'NOT_APPROVED'],
    ['used', 'unchanged', 'ALREADY_APPROVED', 'unchanged'],
  ] as const)('a %s one: approving %s, rejecting %s, using %s', (...[status, ...expected]) => {
    const decisions = [
      decideApproveClaim(status),
      decideRejectClaim({ status, cost: 100 }),
      decideMarkUsed(status),
    ];
    expect(decisions.map(told)).toEqual(expected);
  });

  it('rejecting gives back what was held, once', () => {
    expect(decideRejectClaim({ status: 'pending', cost: 120 })).toEqual({ kind: 'reject', refundXp: 120 });
    expect(decideRejectClaim({ status: 'rejected', cost: 120 })).toEqual({ kind: 'unchanged' });
  });

  it('only used claims are hidden', () => {
    expect((['pending', 'approved', 'rejected', 'used'] as const).filter(isClaimShown)).toHaveLength(3);
    expect(isClaimShown('used')).toBe(false);
  });
});

it('deleting a reward gives back what pending claims hold, and nothing else', () => {
  const statuses = fc.constantFrom<ClaimStatus[]>('pending', 'approved', 'rejected', 'used');
  const claims = fc.array(fc.record({ id: fc.uuid(), status: statuses, cost: fc.nat(500) }));
  fc.assert(
    fc.property(claims, (rows) => {
      const pending = rows.filter(({ status }) => status === 'pending');
      expect(decideRewardDeletion(rows)).toEqual({
        rejectedIds: pending.map(({ id }) => id),
        refundXp: pending.reduce((sum, { cost }) => sum + cost, 0),
      });
    }),
  );
});

describe('undoing a decision about a claim', () => {
  const now = new Date('2026-03-10T15:00:00.000Z');
  const aDayAgo = new Date(now.getTime() - UNDO_WINDOW_MS);
  const later = new Date(now.getTime() + 1);
  const question: UndoClaimQuestion = {
    ...{ status: 'approved', decidedAt: aDayAgo, givenAt: null, now },
    ...{ cost: 50, xp: 50, saved: 0, noPlace: null, isRewardThere: true, hasPendingClaim: false },
  };

  it.each<[Partial<UndoClaimQuestion>, string]>([
    [{ status: 'pending', decidedAt: null }, 'NOT_DECIDED'],
    [{ now: later }, 'UNDO_EXPIRED'],
    [{ isRewardThere: false }, 'NOT_FOUND'],
    [{ hasPendingClaim: true }, 'CLAIM_PENDING'],
    [{ status: 'rejected', xp: 49 }, 'ALREADY_SPENT'],
    [{ status: 'rejected', xp: 48, saved: 1 }, 'ALREADY_SPENT'],
    [{ status: 'rejected', noPlace: 'OUT_OF_STOCK', xp: 0 }, 'OUT_OF_STOCK'],
    [{ status: 'rejected', noPlace: 'REWARD_LIMIT' }, 'REWARD_LIMIT'],
    [{ noPlace: 'OUT_OF_STOCK' }, 'reopen'],
    [{ noPlace: 'OUT_OF_STOCK', hasPendingClaim: true }, 'CLAIM_PENDING'],
    [{ status: 'rejected', xp: 49, hasPendingClaim: true }, 'CLAIM_PENDING'],
    [{ status: 'used' }, 'NOT_DECIDED'],
    [{ status: 'used', givenAt: aDayAgo, isRewardThere: false }, 'takeBack'],
    [{ status: 'used', givenAt: aDayAgo, now: later }, 'UNDO_EXPIRED'],
  ])('%j: %s', (change, outcome) => {
    expect(told(decideUndoClaim({ ...question, ...change }))).toBe(outcome);
  });

  it('holds the cost again after a no, and nothing more after a yes', () => {
    expect(decideUndoClaim({ ...question, xp: 0 })).toMatchObject({ kind: 'reopen', holdXp: 0 });
    expect(decideUndoClaim({ ...question, status: 'rejected' })).toEqual({
      ...{ kind: 'reopen', holdXp: 50, fromGoal: 0 },
    });
    expect(decideUndoClaim({ ...question, status: 'rejected', saved: 45, xp: 5 })).toEqual({
      ...{ kind: 'reopen', holdXp: 50, fromGoal: 45 },
    });
  });
});
