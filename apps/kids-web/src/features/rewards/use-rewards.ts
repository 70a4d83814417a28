import { serverNow } from '@herohood/browser/server-clock';
import type { Reward } from '@herohood/domain/rewards/schema';
import { useEffect } from 'react';
import { trpc } from '../../lib/api';
import { nextChange } from './availability';

/** A hero's rewards and claims. What was once loaded stays on screen while the network is away. */
export function useRewards(heroId: string) {
  const rewards = trpc.rewards.listForChild.useQuery({ id: heroId });
  const claims = trpc.rewards.listClaims.useQuery({ id: heroId });
  if (rewards.data && claims.data)
    return { kind: 'ready', rewards: rewards.data, claims: claims.data } as const;
  if (rewards.isFetching || claims.isFetching) return { kind: 'loading' } as const;
  const retry = () => void Promise.all([rewards.refetch(), claims.refetch()]);
  return { kind: 'failed', retry } as const;
}

/** A little later, so that the server's clock is surely past it; and no faster than this. */
const AFTER_MS = 2_000;
/** Timers know no longer time. */
const LONGEST_MS = 86_400_000;

/** Asks for the rewards anew as soon as one of them can be had again. */
export function useRenew(heroId: string, rewards: readonly Reward[] = []): void {
  const utils = trpc.useUtils();
  const at = nextChange(rewards, serverNow().getTime());
  useEffect(() => {
    if (at === null) return;
    const wait = Math.min(Math.max(at - serverNow().getTime(), 0) + AFTER_MS, LONGEST_MS);
    const timer = setTimeout(() => void utils.rewards.listForChild.invalidate({ id: heroId }), wait);
    return () => clearTimeout(timer);
  }, [at, heroId, utils]);
}
