import { describe, expect, it } from 'vitest';
import {
  decideAcceptProposal,
  decideDeclineProposal,
  decidePropose,
  decideUndoProposal,
  MAX_WAITING_PROPOSALS,
  type UndoProposalQuestion,
} from './proposal';

it('ten of a hero wait at most', () => {
  expect(decidePropose(MAX_WAITING_PROPOSALS - 1)).toEqual({ kind: 'propose' });
  expect(decidePropose(MAX_WAITING_PROPOSALS)).toMatchObject({ code: 'PROPOSAL_LIMIT' });
});

it('the same decision again changes nothing, the other one is refused', () => {
  expect(decideAcceptProposal('waiting')).toEqual({ kind: 'accept' });
  expect(decideAcceptProposal('accepted')).toEqual({ kind: 'unchanged' });
  expect(decideAcceptProposal('declined')).toMatchObject({ code: 'ALREADY_REJECTED' });
  expect(decideDeclineProposal('waiting')).toEqual({ kind: 'decline' });
  expect(decideDeclineProposal('declined')).toEqual({ kind: 'unchanged' });
  expect(decideDeclineProposal('accepted')).toMatchObject({ code: 'ALREADY_APPROVED' });
});

describe('an undo', () => {
  const now = new Date('2026-03-10T12:00:00.000Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const undo = (change: Partial<UndoProposalQuestion> = {}) =>
    decideUndoProposal({
      ...{ status: 'accepted', decidedAt: ago(1000), now, isRewardClaimed: false },
      ...{ paidXp: 40, paidPoints: 8, xp: 40, saved: 0, rewardPoints: 8 },
      ...change,
    });

  it('has 24 hours, the last instant included', () => {
    expect(undo({ decidedAt: ago(24 * 3_600_000) })).toEqual({ kind: 'reopen', fromGoals: 0 });
    expect(undo({ decidedAt: ago(24 * 3_600_000 + 1) })).toMatchObject({ code: 'UNDO_EXPIRED' });
  });

  it('needs a decision', () => {
    expect(undo({ status: 'waiting', decidedAt: null })).toMatchObject({ code: 'NOT_DECIDED' });
    expect(undo({ status: 'declined', paidXp: 0, paidPoints: 0, xp: 0, rewardPoints: 0 })).toEqual({
      ...{ kind: 'reopen', fromGoals: 0 },
    });
  });

  it('needs all that was paid, and a reward that nobody has claimed', () => {
    expect(undo({ xp: 39 })).toMatchObject({ code: 'ALREADY_SPENT' });
    expect(undo({ xp: 39, saved: 1 })).toEqual({ kind: 'reopen', fromGoals: 1 });
    expect(undo({ xp: 0, saved: 39 })).toMatchObject({ code: 'ALREADY_SPENT' });
    expect(undo({ rewardPoints: 7 })).toMatchObject({ code: 'ALREADY_SPENT' });
    expect(undo({ isRewardClaimed: true })).toMatchObject({ code: 'CLAIM_PENDING' });
  });
});
