import type { Child } from '@herohood/domain/children/schema';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { trpc } from '../../lib/api';

export interface PendingClaim {
  hero: Child;
  claim: RewardClaim;
}

/** Claims of these heroes that wait for a parent, the oldest first. One query serves all who ask. */
export function usePendingClaims(heroes: readonly Child[]) {
  const query = trpc.rewards.listPendingClaims.useQuery();
  const items = (query.data ?? []).flatMap((claim): PendingClaim[] => {
    const hero = heroes.find(({ id }) => id === claim.childId);
    return hero ? [{ hero, claim }] : [];
  });
  return {
    items,
    isLoading: query.isPending,
    error: query.data ? null : query.error,
    refetch: () => void query.refetch(),
  };
}
