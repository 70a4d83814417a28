import { isInUndoWindow } from '../inbox/undo-window';
import { levelFor } from '../points/level';
import { type Refusal, refuse } from '../refusal';
import { PERCENT } from './amount';
import type { CompletionStatus } from './schema';

/** `approve`: move pending to approved and pay. `unchanged`: approved already, pay nothing again (200). */
export type ApproveDecision = { kind: 'approve' | 'unchanged' } | Refusal<'ALREADY_REJECTED' | 'NOT_PENDING'>;

/** What approving a completion in `status` does (rules: missions). */
export function decideApprove(status: CompletionStatus): ApproveDecision {
  if (status === 'pending') return { kind: 'approve' };
  if (status === 'approved') return { kind: 'unchanged' };
  return refuse(status === 'rejected' ? 'ALREADY_REJECTED' : 'NOT_PENDING');
}

/** Whether an approval says enough: one that pays less than the promise says why; 400 `MESSAGE_REQUIRED` otherwise (rules: amounts). */
export function decideAmount(
  percent: number,
  words: string | null,
): { kind: 'allowed' } | Refusal<'MESSAGE_REQUIRED'> {
  return percent >= PERCENT.whole || hasFeedback(words) ? { kind: 'allowed' } : refuse('MESSAGE_REQUIRED');
}

/** `unchanged`: rejected already, the first message stays (200). */
export type RejectDecision = { kind: 'reject' | 'unchanged' } | Refusal<'ALREADY_APPROVED' | 'NOT_PENDING'>;

/** What rejecting a completion in `status` does (rules: missions). The message is asked for before: `hasFeedback`. */
export function decideReject(status: CompletionStatus): RejectDecision {
  if (status === 'pending') return { kind: 'reject' };
  if (status === 'rejected') return { kind: 'unchanged' };
  return refuse(status === 'approved' ? 'ALREADY_APPROVED' : 'NOT_PENDING');
}

/** Whether a rejection says something to the child; 400 `MESSAGE_REQUIRED` otherwise (rules: missions). */
export function hasFeedback(message: string | null | undefined): boolean {
  return (message ?? '').trim() !== '';
}

/** A child may take back only what no parent has decided yet (rules: missions). */
export function decideWithdraw(status: CompletionStatus): { kind: 'withdraw' } | Refusal<'NOT_PENDING'> {
  return status === 'pending' ? { kind: 'withdraw' } : refuse('NOT_PENDING');
}

export interface UndoQuestion {
  status: CompletionStatus;
  decidedAt: Date | null;
  now: Date;
  /** The hero's balances now; `saved` is what lies in their goals. */
  xp: number;
  saved: number;
  totalXp: number;
  rewardPoints: number;
  /** What this approval paid. */
  paidXp: number;
  paidPoints: number;
}

/**
 * `undo` carries the hero's balances afterwards; each difference is a counter-entry in its ledger. `fromGoals` is what the wallet
 * lacks and goals give.
 */
export type UndoDecision =
  | { kind: 'undo'; xp: number; fromGoals: number; totalXp: number; rewardPoints: number; level: number }
  | Refusal<'NOT_APPROVED' | 'UNDO_EXPIRED' | 'ALREADY_SPENT'>;

/**
 * Whether an approval may be undone: within 24 hours and while the hero still has all that it paid, so that no
 * balance ever goes negative (rules: XP and points, missions). What can be spent goes first, then what is saved (rules: goals).
 */
export function decideUndo(question: UndoQuestion): UndoDecision {
  const { status, decidedAt, now, xp, saved, totalXp, rewardPoints, paidXp, paidPoints } = question;
  if (status !== 'approved' || !decidedAt) return refuse('NOT_APPROVED');
  if (!isInUndoWindow(decidedAt, now)) return refuse('UNDO_EXPIRED');
  const fromGoals = Math.max(0, paidXp - xp);
  if (fromGoals > saved || rewardPoints < paidPoints) return refuse('ALREADY_SPENT');
  const totalAfter = Math.max(0, totalXp - paidXp);
  return {
    kind: 'undo',
    xp: xp + fromGoals - paidXp,
    fromGoals,
    totalXp: totalAfter,
    rewardPoints: rewardPoints - paidPoints,
    level: levelFor(totalAfter),
  };
}
