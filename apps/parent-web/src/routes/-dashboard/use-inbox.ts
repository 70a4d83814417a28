import type { Child } from '@herohood/domain/children/schema';
import { usePendingPoints } from '../../features/points/use-pending-points';
import { usePendingClaims } from '../../features/rewards/use-pending-claims';
import { trpc } from '../../lib/api';

export type InboxKind = 'missions' | 'claims' | 'points' | 'people';

/** Everything that waits for a parent, by kind, the oldest of each first. A kind that failed leaves the others. */
export function useInbox(heroes: readonly Child[]) {
  const missions = trpc.missions.listPending.useQuery();
  const claims = usePendingClaims(heroes);
  const points = usePendingPoints(heroes);
  const people = trpc.family.listJoinRequests.useQuery();
  const items = {
    missions: missions.data ?? [],
    claims: claims.items,
    points: points.items,
    people: people.data ?? [],
  };
  const failures = [
    { error: missions.data ? null : missions.error, retry: () => void missions.refetch() },
    { error: claims.error, retry: claims.refetch },
    { error: points.error, retry: points.refetch },
    { error: people.data ? null : people.error, retry: () => void people.refetch() },
  ].filter(({ error }) => error);
  return {
    items,
    isLoading: missions.isPending || claims.isLoading || points.isLoading || people.isPending,
    error: failures[0]?.error ?? null,
    retry: () => {
      for (const failure of failures) failure.retry();
    },
  };
}

export type InboxItems = ReturnType<typeof useInbox>['items'];

export const countOf = ({ missions, claims, points, people }: InboxItems) =>
  missions.length + claims.length + points.length + people.length;

export interface InboxFilter {
  kind: InboxKind | null;
  heroId: string | null;
}

const NOTHING: InboxItems = { missions: [], claims: [], points: [], people: [] };

/** What a filter lets through. Someone at the door belongs to no hero. */
export function filterInbox(items: InboxItems, { kind, heroId }: InboxFilter): InboxItems {
  const ofHero = heroId
    ? {
        missions: items.missions.filter(({ child }) => child.id === heroId),
        claims: items.claims.filter(({ hero }) => hero.id === heroId),
        points: items.points.filter(({ hero }) => hero.id === heroId),
        people: [],
      }
    : items;
  return kind ? { ...NOTHING, [kind]: ofHero[kind] } : ofHero;
}

/** A filter is dropped once what it chose is all answered: nobody should look at an empty list while others wait. */
export function usefulFilter(items: InboxItems, filter: InboxFilter): InboxFilter {
  if (countOf(filterInbox(items, filter)) > 0) return filter;
  const byHero: InboxFilter = { kind: null, heroId: filter.heroId };
  return countOf(filterInbox(items, byHero)) > 0 ? byHero : { kind: null, heroId: null };
}
