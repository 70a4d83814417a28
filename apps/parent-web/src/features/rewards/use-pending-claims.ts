import type { Child } from '@herohood/domain/children/schema';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { useToday } from '../../lib/today';

export interface PendingClaim {
  hero: Child;
  claim: RewardClaim;
}

/** Claims of these heroes that wait for a parent, the oldest first. */
export function usePendingClaims(heroes: readonly Child[]): PendingClaim[] {
  const { data = [] } = useToday(({ claims }) => claims);
  return data.flatMap((claim): PendingClaim[] => {
    const hero = heroes.find(({ id }) => id === claim.childId);
    return hero ? [{ hero, claim }] : [];
  });
}
