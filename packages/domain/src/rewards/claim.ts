import { applyDelta } from '../points/ledger';
import { type Refusal, refuse } from '../refusal';

export type ClaimStatus = 'pending' | 'approved' | 'rejected' | 'used';

export interface ClaimQuestion {
  isActive: boolean;
  cost: number;
  /** The price that the child saw, where the call says one; it must be the reward's (rules: server truth). */
  sentCost?: number | undefined;
  /** The hero's wallet; what other claims hold has left it already. */
  xp: number;
  hasPendingClaim: boolean;
  /** `enableRewards` of the child's controls. */
  featureEnabled: boolean;
}

/** `claim` carries the wallet after the cost is held. */
export type ClaimDecision =
  | { kind: 'claim'; xp: number }
  | Refusal<'FEATURE_DISABLED' | 'REWARD_INACTIVE' | 'CLAIM_PENDING' | 'PRICE_CHANGED' | 'NOT_ENOUGH_XP'>;

/** What claiming a reward does: its cost leaves the wallet at once (rules: rewards). */
export function decideClaim(question: ClaimQuestion): ClaimDecision {
  if (!question.featureEnabled) return refuse('FEATURE_DISABLED');
  if (!question.isActive) return refuse('REWARD_INACTIVE');
  if (question.hasPendingClaim) return refuse('CLAIM_PENDING');
  if ((question.sentCost ?? question.cost) !== question.cost) return refuse('PRICE_CHANGED');
  const held = applyDelta(question.xp, -question.cost);
  return held.kind === 'applied' ? { kind: 'claim', xp: held.balance } : refuse('NOT_ENOUGH_XP');
}

/** A parent's yes. A used claim was approved, so it stays as it is (rules: rewards). */
export function decideApproveClaim(
  status: ClaimStatus,
): { kind: 'approve' | 'unchanged' } | Refusal<'ALREADY_REJECTED'> {
  if (status === 'pending') return { kind: 'approve' };
  return status === 'rejected' ? refuse('ALREADY_REJECTED') : { kind: 'unchanged' };
}

/** A parent's no: `refundXp`, the cost held at claiming, goes back to the wallet (rules: rewards). */
export function decideRejectClaim(claim: {
  status: ClaimStatus;
  cost: number;
}): { kind: 'reject'; refundXp: number } | { kind: 'unchanged' } | Refusal<'ALREADY_APPROVED'> {
  if (claim.status === 'pending') return { kind: 'reject', refundXp: claim.cost };
  return claim.status === 'rejected' ? { kind: 'unchanged' } : refuse('ALREADY_APPROVED');
}

/** The child's 'Got It!': only what was approved can be used; again changes nothing (rules: rewards). */
export function decideMarkUsed(status: ClaimStatus): { kind: 'use' | 'unchanged' } | Refusal<'NOT_APPROVED'> {
  if (status === 'approved') return { kind: 'use' };
  return status === 'used' ? { kind: 'unchanged' } : refuse('NOT_APPROVED');
}

export interface DeletionOutcome {
  /** Pending claims, to be rejected. */
  rejectedIds: string[];
  /** What they held, to be given back. */
  refundXp: number;
}

/** What deleting a reward does to one child's claims on it: held XP returns, decided claims stay (rules: rewards). */
export function decideRewardDeletion(
  claims: Iterable<{ id: string; status: ClaimStatus; cost: number }>,
): DeletionOutcome {
  const pending = [...claims].filter(({ status }) => status === 'pending');
  return {
    rejectedIds: pending.map(({ id }) => id),
    refundXp: pending.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** Whether the child still sees a claim: used ones are hidden (rules: rewards). */
export function isClaimShown(status: ClaimStatus): boolean {
  return status !== 'used';
}
