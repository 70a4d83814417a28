import type { Child } from '@herohood/domain/children/schema';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { idOf } from './fixtures';

/** Something extra that a hero did, for a parent to answer. */
export function aProposal(n: number, hero: Child, part: Partial<Proposal> = {}): Proposal {
  return {
    ...{ id: idOf(8000 + n), childId: hero.id, kind: 'did', title: `Extra ${n}`, note: null, xp: null },
    plan: null,
    ...{ photoUrl: null, voiceUrl: null, status: 'waiting', message: null, paidXp: null, rewardId: null },
    ...{ createdAt: '2026-03-14T17:00:00Z', decidedAt: null },
    ...part,
  };
}
