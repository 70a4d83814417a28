import type { Child } from '@herohood/domain/children/schema';
import type { Reward } from '@herohood/domain/rewards/schema';
import { trpc } from '../../lib/api';

export interface HeroRewards {
  hero: Child;
  rewards: readonly Reward[];
}

/** What each hero can save for. One request carries all the lists; undefined until every one is there. */
export function useRewards(heroes: readonly Child[]) {
  const queries = trpc.useQueries((t) => heroes.map((hero) => t.rewards.listForChild({ id: hero.id })));
  const isComplete = queries.every((query) => query.data !== undefined);
  const groups = heroes.map((hero, index): HeroRewards => ({ hero, rewards: queries[index]?.data ?? [] }));
  return {
    data: isComplete ? groups : undefined,
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}
