import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClaimQuestion,
  type ClaimStatus,
  decideApproveClaim,
  decideClaim,
  decideMarkUsed,
  decideRejectClaim,
  decideRewardDeletion,
  isClaimShown,
} from './claim';

const told = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

describe('claiming', () => {
  const question: ClaimQuestion = {
    isActive: true,
    cost: 100,
    xp: 130,
    hasPendingClaim: false,
    featureEnabled: true,
  };

  it('holds the cost at once', () => {
    expect(decideClaim(question)).toEqual({ kind: 'claim', xp: 30 });
    expect(decideClaim({ ...question, xp: 100, sentCost: 100 })).toEqual({ kind: 'claim', xp: 0 });
  });

  it.each<[Partial<ClaimQuestion>, string]>([
    [{ xp: 99 }, 'NOT_ENOUGH_XP'],
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

it('a wallet never goes negative and gets back all that it held', () => {
  const acts = fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(fc.nat(1000), acts, (start, rows) => {
      let xp = start;
      let spent = 0;
      for (const [cost, isApproved] of rows) {
        const claim = decideClaim({ isActive: true, cost, xp, hasPendingClaim: false, featureEnabled: true });
        if (claim.kind !== 'claim') {
          expect(cost).toBeGreaterThan(xp);
          continue;
        }
        xp = claim.xp;
        expect(xp).toBeGreaterThanOrEqual(0);
        const rejected = decideRejectClaim({ status: 'pending', cost });
        if (isApproved) spent += cost;
        else if (rejected.kind === 'reject') xp += rejected.refundXp;
      }
      expect(xp + spent).toBe(start);
    }),
  );
});
