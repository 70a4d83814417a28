import type { Child } from '@herohood/domain/children/schema';
import { useToday } from '../../lib/today';
import type { Waiting, WaitingKind } from './waiting';

/** What of these heroes waits for a parent, the oldest first; nothing while that is not known. */
export function useWaiting(heroes: readonly Child[], kinds: readonly WaitingKind[]): Waiting[] {
  const { data: today } = useToday(({ missions, claims, points, proposals }) => ({
    ...{ missions, claims, points, proposals },
  }));
  if (!today) return [];
  const all = [
    ...today.missions.map((mission) => {
      const { child, completion } = mission;
      const { id, completedAt: at } = completion;
      return { kind: 'mission' as const, id, at, childId: child.id, mission };
    }),
    ...today.claims.map((claim) => ({ kind: 'claim' as const, ...madeAt(claim), claim })),
    ...today.points.map((transaction) => ({ kind: 'points' as const, ...madeAt(transaction), transaction })),
    ...today.proposals.map((proposal) => ({ kind: 'proposal' as const, ...madeAt(proposal), proposal })),
  ];
  return all
    .flatMap(({ childId, ...item }): Waiting[] => {
      const hero = heroes.find(({ id }) => id === childId);
      return hero && kinds.includes(item.kind) ? [{ ...item, hero }] : [];
    })
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const madeAt = ({ id, createdAt: at, childId }: { id: string; createdAt: string; childId: string }) => ({
  ...{ id, at, childId },
});
