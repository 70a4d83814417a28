import type { Child } from '@herohood/domain/children/schema';
import { trpc } from '../../lib/api';
import type { Waiting, WaitingKind } from './waiting';

const EVERY_KIND: readonly WaitingKind[] = ['mission', 'claim', 'points', 'proposal'];

/** What of these heroes waits for a parent, the oldest first. A kind that could not be loaded leaves the others. */
export function useWaiting(heroes: readonly Child[], kinds: readonly WaitingKind[] = EVERY_KIND) {
  const ask = (kind: WaitingKind) => ({ enabled: kinds.includes(kind) });
  const missions = trpc.missions.listPending.useQuery(undefined, ask('mission'));
  const claims = trpc.rewards.listPendingClaims.useQuery(undefined, ask('claim'));
  const points = trpc.points.listPending.useQuery(undefined, ask('points'));
  const proposals = trpc.proposals.listWaiting.useQuery(undefined, ask('proposal'));
  const asked = { mission: missions, claim: claims, points, proposal: proposals };
  const queries = kinds.map((kind) => asked[kind]);
  const failed = queries.filter(({ data, error }) => data === undefined && error);

  const ofHero = <T>(childId: string, make: (hero: Child) => T): T[] =>
    heroes.filter(({ id }) => id === childId).map(make);
  const items = [
    ...(missions.data ?? []).flatMap((mission) => {
      const { id, completedAt: at } = mission.completion;
      return ofHero(mission.child.id, (hero): Waiting => ({ kind: 'mission', id, at, hero, mission }));
    }),
    ...(claims.data ?? []).flatMap((claim) => {
      const { id, createdAt: at } = claim;
      return ofHero(claim.childId, (hero): Waiting => ({ kind: 'claim', id, at, hero, claim }));
    }),
    ...(points.data ?? []).flatMap((transaction) => {
      const { id, createdAt: at } = transaction;
      return ofHero(transaction.childId, (hero): Waiting => ({ kind: 'points', id, at, hero, transaction }));
    }),
    ...(proposals.data ?? []).flatMap((proposal) => {
      const { id, createdAt: at } = proposal;
      return ofHero(proposal.childId, (hero): Waiting => ({ kind: 'proposal', id, at, hero, proposal }));
    }),
  ].filter(({ kind }) => kinds.includes(kind));
  return {
    items: [...items].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    isLoading: queries.some(({ isPending }) => isPending),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
