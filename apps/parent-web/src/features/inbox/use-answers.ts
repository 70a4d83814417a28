import type { SentPraise } from '@herohood/domain/praise/schema';
import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { trpc } from '../../lib/api';
import type { WaitingKind } from './waiting';

/** What a proposal is worth: XP for what was done, a price and perhaps limits for a wish. */
export interface Worth {
  xp?: number;
  cost?: number;
  limits?: RewardLimits;
}

/** What goes with a yes: to a mission praise and how much of the promise is paid, to a proposal its worth. */
export type Yes = { praise: SentPraise; percent: number } | Worth;

/** The three answers to one thing, by its id. Praise and words reach the hero. */
interface Answers {
  /** Answers the XP that was paid; 0 where none was. */
  approve: (id: string, yes?: Yes) => Promise<number>;
  reject: (id: string, words: string) => Promise<unknown>;
  /** Answers whether it is owed again, instead of waiting again. */
  undo: (id: string) => Promise<boolean>;
}

/** How each kind is answered. */
export function useAnswers(): Record<WaitingKind, Answers> {
  const approveMission = trpc.missions.approve.useMutation();
  const rejectMission = trpc.missions.reject.useMutation();
  const undoMission = trpc.missions.undo.useMutation();
  const approveClaim = trpc.rewards.approveClaim.useMutation();
  const rejectClaim = trpc.rewards.rejectClaim.useMutation();
  const undoClaim = trpc.rewards.undoClaim.useMutation();
  const approvePoints = trpc.points.approveTransaction.useMutation();
  const rejectPoints = trpc.points.rejectTransaction.useMutation();
  const undoPoints = trpc.points.undoTransaction.useMutation();
  const acceptProposal = trpc.proposals.accept.useMutation();
  const declineProposal = trpc.proposals.decline.useMutation();
  const undoProposal = trpc.proposals.undo.useMutation();
  return {
    mission: {
      approve: (id, yes) => approveMission.mutateAsync({ id, ...yes }).then(({ xpEarned }) => xpEarned),
      reject: (id, words) => rejectMission.mutateAsync({ id, message: words }),
      undo: (id) => undoMission.mutateAsync({ id }).then(() => false),
    },
    claim: {
      approve: (id) => approveClaim.mutateAsync({ id }).then(() => 0),
      reject: (id, words) => rejectClaim.mutateAsync({ id, message: words || null }),
      undo: (id) => undoClaim.mutateAsync({ id }).then(({ status }) => status === 'approved'),
    },
    points: {
      approve: (id) => approvePoints.mutateAsync({ id }).then(() => 0),
      reject: (id, words) => rejectPoints.mutateAsync({ id, message: words || null }),
      undo: (id) => undoPoints.mutateAsync({ id }).then(() => false),
    },
    proposal: {
      approve: (id, yes) => acceptProposal.mutateAsync({ id, ...yes }).then(({ paidXp }) => paidXp ?? 0),
      reject: (id, words) => declineProposal.mutateAsync({ id, message: words || null }),
      undo: (id) => undoProposal.mutateAsync({ id }).then(() => false),
    },
  };
}
