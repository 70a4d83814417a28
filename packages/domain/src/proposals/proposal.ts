import { isInUndoWindow } from '../inbox/undo-window';
import { canAfford } from '../points/ledger';
import { type Refusal, refuse } from '../refusal';

export type ProposalStatus = 'waiting' | 'accepted' | 'declined';

/** So many of a hero's may wait at a time (rules: proposals). */
export const MAX_WAITING_PROPOSALS = 10;

/** A family keeps so many of what heroes said with their proposals; an older one gives way (rules: proposals). */
export const MAX_PROPOSAL_VOICES = 200;

/** Whether a hero may propose one more. */
export function decidePropose(waiting: number): { kind: 'propose' } | Refusal<'PROPOSAL_LIMIT'> {
  return waiting < MAX_WAITING_PROPOSALS ? { kind: 'propose' } : refuse('PROPOSAL_LIMIT');
}

/** A parent's yes: again changes nothing, and the first one stays (rules: proposals). */
export function decideAcceptProposal(
  status: ProposalStatus,
): { kind: 'accept' | 'unchanged' } | Refusal<'ALREADY_REJECTED'> {
  if (status === 'waiting') return { kind: 'accept' };
  return status === 'declined' ? refuse('ALREADY_REJECTED') : { kind: 'unchanged' };
}

/** A parent's no: again changes nothing, and the first words stay (rules: proposals). */
export function decideDeclineProposal(
  status: ProposalStatus,
): { kind: 'decline' | 'unchanged' } | Refusal<'ALREADY_APPROVED'> {
  if (status === 'waiting') return { kind: 'decline' };
  return status === 'accepted' ? refuse('ALREADY_APPROVED') : { kind: 'unchanged' };
}

export interface UndoProposalQuestion {
  status: ProposalStatus;
  decidedAt: Date | null;
  now: Date;
  /** What its yes paid; 0 for a no and for a wish. */
  paidXp: number;
  paidPoints: number;
  /** The hero's wallet, and what lies in their goals. */
  xp: number;
  saved: number;
  rewardPoints: number;
  /** The hero has claimed the reward that the wish became, and nobody has said no to that. */
  isRewardClaimed: boolean;
}

/**
 * Takes a yes or a no back, within 24 hours and while the hero still has what a yes brought (rules: proposals). `fromGoals` is what the
 * wallet lacks for it (rules: goals).
 */
export function decideUndoProposal(
  question: UndoProposalQuestion,
):
  | { kind: 'reopen'; fromGoals: number }
  | Refusal<'NOT_DECIDED' | 'UNDO_EXPIRED' | 'ALREADY_SPENT' | 'CLAIM_PENDING'> {
  const { status, decidedAt, now, paidXp, paidPoints, xp, saved, rewardPoints, isRewardClaimed } = question;
  if (status === 'waiting' || !decidedAt) return refuse('NOT_DECIDED');
  if (!isInUndoWindow(decidedAt, now)) return refuse('UNDO_EXPIRED');
  if (isRewardClaimed) return refuse('CLAIM_PENDING');
  const fromGoals = Math.max(0, paidXp - xp);
  const hasAll = canAfford(saved, fromGoals) && canAfford(rewardPoints, paidPoints);
  return hasAll ? { kind: 'reopen', fromGoals } : refuse('ALREADY_SPENT');
}
