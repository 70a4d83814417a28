import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';
import { trpc } from '../../lib/api';

export type RewardsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; rewards: Reward[]; claims: RewardClaim[] };

/** A hero's rewards and claims. What was once loaded stays on screen while the network is away. */
export function useRewards(heroId: string): RewardsState {
  const rewards = trpc.rewards.listForChild.useQuery({ id: heroId });
  const claims = trpc.rewards.listClaims.useQuery({ id: heroId });
  if (rewards.data && claims.data) return { kind: 'ready', rewards: rewards.data, claims: claims.data };
  if (rewards.isFetching || claims.isFetching) return { kind: 'loading' };
  return { kind: 'failed', retry: () => void Promise.all([rewards.refetch(), claims.refetch()]) };
}
