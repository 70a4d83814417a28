import { serverNow } from '@herohood/browser/server-clock';
import type { Reward } from '@herohood/domain/rewards/schema';
import { useEffect } from 'react';
import { trpc } from '../../lib/api';
import { nextChange } from './availability';

/** A little later, so that the server's clock is surely past it; and no faster than this. */
const AFTER_MS = 2_000;
/** Timers know no longer time. */
const LONGEST_MS = 86_400_000;

/** Asks for the rewards anew as soon as one of them can be had again. */
export function useRenew(heroId: string, rewards: readonly Reward[]): void {
  const utils = trpc.useUtils();
  const at = nextChange(rewards, serverNow().getTime());
  useEffect(() => {
    if (at === null) return;
    const wait = Math.min(Math.max(at - serverNow().getTime(), 0) + AFTER_MS, LONGEST_MS);
    const timer = setTimeout(() => void utils.rewards.listForChild.invalidate({ id: heroId }), wait);
    return () => clearTimeout(timer);
  }, [at, heroId, utils]);
}
