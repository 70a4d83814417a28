import type { Child } from '@herohood/domain/children/schema';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import { trpc } from '../../lib/api';

export interface PendingPoints {
  hero: Child;
  transaction: RewardTransaction;
}

/** Points of all heroes that wait for approval, the oldest first. One request carries all the lists. */
export function usePendingPoints(heroes: readonly Child[]) {
  const queries = trpc.useQueries((t) =>
    heroes.map((hero) => t.points.listPendingTransactions({ id: hero.id })),
  );
  const items = heroes.flatMap((hero, index): PendingPoints[] =>
    (queries[index]?.data ?? []).map((transaction) => ({ hero, transaction })),
  );
  items.sort((a, b) => Date.parse(a.transaction.createdAt) - Date.parse(b.transaction.createdAt));
  return {
    items,
    isLoading: queries.some((query) => query.isPending),
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
