import { isInUndoWindow } from '../inbox/undo-window';
import { type Refusal, refuse } from '../refusal';
import { canAfford } from './ledger';

/**
 * The three bonuses of the Reward Management panel; they need no approval (rules: XP and points). The ledger keeps the code,
 * and readers are told the description in their language.
 */
export const BONUSES = [
  { code: 'bonus.good_behavior', amount: 10, description: 'Good behavior bonus' },
  { code: 'bonus.extra_effort', amount: 25, description: 'Extra effort bonus' },
  { code: 'bonus.outstanding', amount: 50, description: 'Outstanding achievement' },
] as const;
export type BonusCode = (typeof BONUSES)[number]['code'];

/** How a parent's bonus is marked in the ledger. */
export const BONUS_TYPE = 'bonus_earned';
export const BONUS_SOURCE = 'parent_bonus';

/** How many transactions 'Recent Activity' shows. */
export const RECENT_ACTIVITY_COUNT = 5;

/** A parent's transaction counts at once unless the parent asks for a later approval; what was sent as
 * `isApproved` is never believed (rules: server truth). */
export function startsApproved(sent: { requiresApproval?: boolean | undefined }): boolean {
  return sent.requiresApproval !== true;
}

export type TransactionStatus = 'pending' | 'approved' | 'rejected';

/** What a row of the ledger says by its two marks. */
export function transactionStatus(row: { isApproved: boolean; rejectedAt: Date | null }): TransactionStatus {
  if (row.isApproved) return 'approved';
  return row.rejectedAt ? 'rejected' : 'pending';
}

/** A parent's yes to points that wait; again changes nothing (rules: XP and points). */
export function decideApproveTransaction(
  status: TransactionStatus,
): { kind: 'approve' | 'unchanged' } | Refusal<'ALREADY_REJECTED'> {
  if (status === 'pending') return { kind: 'approve' };
  return status === 'rejected' ? refuse('ALREADY_REJECTED') : { kind: 'unchanged' };
}

/** A parent's no to points that wait; again changes nothing, and the first message stays (rules: XP and points). */
export function decideRejectTransaction(
  status: TransactionStatus,
): { kind: 'reject' | 'unchanged' } | Refusal<'ALREADY_APPROVED'> {
  if (status === 'pending') return { kind: 'reject' };
  return status === 'rejected' ? { kind: 'unchanged' } : refuse('ALREADY_APPROVED');
}

export interface UndoTransactionQuestion {
  status: TransactionStatus;
  /** When a parent decided; null for what no parent decided: a mission's pay, a purchase, a counter-entry. */
  decidedAt: Date | null;
  /** A counter-entry has taken it back already. */
  isUndone: boolean;
  now: Date;
  amount: number;
  /** The hero's points. */
  rewardPoints: number;
}

/** `counter`: a counter-entry takes the points back. `reopen`: the same row waits again. */
export type UndoTransactionDecision =
  | { kind: 'counter' | 'reopen' }
  | Refusal<'NOT_DECIDED' | 'UNDO_EXPIRED' | 'ALREADY_SPENT'>;

/** Takes a parent's yes or no to points back, within 24 hours and while the hero still has them (rules: undo). */
export function decideUndoTransaction(question: UndoTransactionQuestion): UndoTransactionDecision {
  const { status, decidedAt, isUndone, now, amount, rewardPoints } = question;
  if (!decidedAt || isUndone) return refuse('NOT_DECIDED');
  if (!isInUndoWindow(decidedAt, now)) return refuse('UNDO_EXPIRED');
  if (status === 'rejected') return { kind: 'reopen' };
  return canAfford(rewardPoints, amount) ? { kind: 'counter' } : refuse('ALREADY_SPENT');
}
