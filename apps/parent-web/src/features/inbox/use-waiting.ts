import type { Child } from '@herohood/domain/children/schema';
import { useToday } from '../../lib/today';
import type { Waiting, WaitingKind } from './waiting';

/** What of these heroes waits for a parent, the oldest first; nothing while that is not known. */
export function useWaiting(heroes: readonly Child[], kinds: readonly WaitingKind[]): Waiting[] {
  const { data } = useToday(({ missions, claims, points, proposals }) => ({
    ...{ missions, claims, points, proposals },
  }));
  if (!data) return [];
  const { missions, claims, points, proposals } = data;
  const ofHero = <T>(childId: string, make: (hero: Child) => T): T[] =>
    heroes.filter(({ id }) => id === childId).map(make);
  const items = [
    ...missions.flatMap((mission) => {
      const { id, completedAt: at } = mission.completion;
      return ofHero(mission.child.id, (hero): Waiting => ({ kind: 'mission', id, at, hero, mission }));
    }),
    ...claims.flatMap((claim) => {
      const { id, createdAt: at } = claim;
      return ofHero(claim.childId, (hero): Waiting => ({ kind: 'claim', id, at, hero, claim }));
    }),
    ...points.flatMap((transaction) => {
      const { id, createdAt: at } = transaction;
      return ofHero(transaction.childId, (hero): Waiting => ({ kind: 'points', id, at, hero, transaction }));
    }),
    ...proposals.flatMap((proposal) => {
      const { id, createdAt: at } = proposal;
      return ofHero(proposal.childId, (hero): Waiting => ({ kind: 'proposal', id, at, hero, proposal }));
    }),
  ];
  return items.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
