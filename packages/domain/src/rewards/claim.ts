import { isInUndoWindow } from '../inbox/undo-window';
import { applyDelta } from '../points/ledger';
import { type Refusal, refuse } from '../refusal';
import type { Availability, LimitCode } from './limits';

export type ClaimStatus = 'pending' | 'approved' | 'rejected' | 'used';

export interface ClaimQuestion {
  isActive: boolean;
  cost: number;
  /** The price that the child saw, where the call says one; it must be the reward's (rules: server truth). */
  sentCost?: number | undefined;
  /** The hero's wallet; what other claims hold has left it already. */
  xp: number;
  /** What lies in the goal that is saved for this reward (rules: goals). */
  saved: number;
  /** What the reward's limits say. */
  available: Availability;
  hasPendingClaim: boolean;
  /** `enableRewards` of the child's controls. */
  featureEnabled: boolean;
}

/** `claim` carries what its goal gives to the cost, and the wallet after the rest is held. */
export type ClaimDecision =
  | { kind: 'claim'; xp: number; fromGoal: number }
  | Refusal<
      'FEATURE_DISABLED' | 'REWARD_INACTIVE' | 'CLAIM_PENDING' | LimitCode | 'PRICE_CHANGED' | 'NOT_ENOUGH_XP'
    >;

/**
 * What claiming a reward does: its cost is held at once, from the goal that was saved for it first and then from the
 * wallet (rules: rewards, limits of rewards, goals).
 */
export function decideClaim(question: ClaimQuestion): ClaimDecision {
  if (!question.featureEnabled) return refuse('FEATURE_DISABLED');
  if (!question.isActive) return refuse('REWARD_INACTIVE');
  if (question.hasPendingClaim) return refuse('CLAIM_PENDING');
  const { available } = question;
  if (!available.now) return refuse(available.code, available.availableAt);
  if ((question.sentCost ?? question.cost) !== question.cost) return refuse('PRICE_CHANGED');
  return holdCost(question) ?? refuse('NOT_ENOUGH_XP');
}

/** From where a claim's cost comes; null where goal and wallet hold too little. */
function holdCost({
  cost,
  xp,
  saved,
}: Pick<ClaimQuestion, 'cost' | 'xp' | 'saved'>): { kind: 'claim'; xp: number; fromGoal: number } | null {
  const fromGoal = Math.min(saved, cost);
  const held = applyDelta(xp, fromGoal - cost);
  return held.kind === 'applied' ? { kind: 'claim', xp: held.balance, fromGoal } : null;
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

/** The hero got it, as they say or a parent: only what was approved can be used; again changes nothing (rules: rewards). */
export function decideMarkUsed(status: ClaimStatus): { kind: 'use' | 'unchanged' } | Refusal<'NOT_APPROVED'> {
  if (status === 'approved') return { kind: 'use' };
  return status === 'used' ? { kind: 'unchanged' } : refuse('NOT_APPROVED');
}

export interface UndoClaimQuestion {
  status: ClaimStatus;
  /** When a parent said yes or no; null while it waits. */
  decidedAt: Date | null;
  /** When a parent handed it out; null when nobody did, or the hero said so themself. */
  givenAt: Date | null;
  now: Date;
  cost: number;
  /** The hero's wallet. */
  xp: number;
  /** What lies in the goal that is saved for this reward (rules: goals). */
  saved: number;
  /** Why it has no place among the claims that count; null when it has (rules: limits of rewards). */
  noPlace: 'OUT_OF_STOCK' | 'REWARD_LIMIT' | null;
  /** The reward still stands, so that a claim on it may wait. */
  isRewardThere: boolean;
  /** Another claim on the same reward waits. */
  hasPendingClaim: boolean;
}

/**
 * `takeBack`: the reward was not handed out after all. `reopen`: the claim waits again; `holdXp` has to be held for that,
 * `fromGoal` of it from its goal. It is nothing when the yes is taken back, because what was held is held still.
 */
export type UndoClaimDecision =
  | { kind: 'takeBack' }
  | { kind: 'reopen'; holdXp: number; fromGoal: number }
  | Refusal<
      | 'NOT_DECIDED'
      | 'UNDO_EXPIRED'
      | 'NOT_FOUND'
      | 'CLAIM_PENDING'
      | 'OUT_OF_STOCK'
      | 'REWARD_LIMIT'
      | 'ALREADY_SPENT'
    >;

/** Takes back the last thing that a parent did with a claim, within 24 hours (rules: undo). A hero's own 'used' is final. */
export function decideUndoClaim(question: UndoClaimQuestion): UndoClaimDecision {
  const { status, decidedAt, givenAt, now, cost, noPlace } = question;
  const at = status === 'used' ? givenAt : decidedAt;
  if (status === 'pending' || !at) return refuse('NOT_DECIDED');
  if (!isInUndoWindow(at, now)) return refuse('UNDO_EXPIRED');
  if (status === 'used') return { kind: 'takeBack' };
  if (!question.isRewardThere) return refuse('NOT_FOUND');
  if (question.hasPendingClaim) return refuse('CLAIM_PENDING');
  if (status === 'approved') return { kind: 'reopen', holdXp: 0, fromGoal: 0 };
  if (noPlace) return refuse(noPlace);
  const held = holdCost(question);
  return held ? { kind: 'reopen', holdXp: cost, fromGoal: held.fromGoal } : refuse('ALREADY_SPENT');
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
