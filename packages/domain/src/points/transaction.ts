import { isInUndoWindow } from '../inbox/undo-window';
import { type Refusal, refuse } from '../refusal';
import { canAfford } from './ledger';

/** The three bonuses of the Reward Management panel; they need no approval (rules: XP and points). */
export const BONUSES = [
  { amount: 10, label: 'Good Behavior', description: 'Good behavior bonus' },
  { amount: 25, label: 'Extra Effort', description: 'Extra effort bonus' },
  { amount: 50, label: 'Outstanding!', description: 'Outstanding achievement' },
] as const;

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
