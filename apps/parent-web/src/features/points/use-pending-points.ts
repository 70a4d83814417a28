import type { Child } from '@herohood/domain/children/schema';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import { trpc } from '../../lib/api';

export interface PendingPoints {
  hero: Child;
  transaction: RewardTransaction;
}

/** Points of these heroes that wait for approval, the oldest first. */
export function usePendingPoints(heroes: readonly Child[]) {
  const list = trpc.points.listPending.useQuery();
  const items = (list.data ?? []).flatMap((transaction): PendingPoints[] => {
    const hero = heroes.find(({ id }) => id === transaction.childId);
    return hero ? [{ hero, transaction }] : [];
  });
  return {
    items: items.reverse(),
    isLoading: list.isPending,
    error: list.data ? null : list.error,
    refetch: () => void list.refetch(),
  };
}
