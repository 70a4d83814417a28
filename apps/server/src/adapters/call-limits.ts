import type { LogPort } from '@herohood/api/context';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** So many calls in so many seconds. */
export interface CallLimit {
  name: string;
  calls: number;
  seconds: number;
  /** Worth a write to the database for each call; the others are counted by each server where there is no Redis. */
  isSensitive: boolean;
}

/** Counts of calls that all servers share as far as their store can. */
export interface CallLimits {
  /** Counts `calls` of `key`. Null: there was room; else the whole seconds to wait. Never fails. */
  take(limit: CallLimit, key: string, calls?: number): Promise<number | null>;
  /** Takes one call back that shall not count. */
  giveBack(limit: CallLimit, key: string): Promise<void>;
  close(): Promise<void>;
}

/** Where counts are kept; null for a limit that this store does not keep. */
export interface CountStore {
  limiterFor(limit: CallLimit, settings: { insuranceLimiter: RateLimiterMemory }): RateLimiterAbstract | null;
  close(): Promise<void>;
}

/** Settings that every kind of limiter of one limit shares. */
export function limiterSettings({ name, calls, seconds }: CallLimit) {
  return { keyPrefix: `limit-${name}`, points: calls, duration: seconds };
}

/**
 * Limits over a store, or over this process's memory alone. When the store fails, memory goes on counting: a lost
 * store neither opens the doors nor locks everybody out.
 */
export function createCallLimits(store: CountStore | null, log: LogPort): CallLimits {
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (limit: CallLimit) => {
    const known = limiters.get(limit.name);
    if (known) return known;
    const insuranceLimiter = new RateLimiterMemory(limiterSettings(limit));
    const limiter = store?.limiterFor(limit, { insuranceLimiter }) ?? insuranceLimiter;
    limiters.set(limit.name, limiter);
    return limiter;
  };
  return {
    take: async (limit, key, calls = 1) => {
      try {
        await limiterOf(limit).consume(key, calls);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        log.warn({ err: refused, limit: limit.name }, 'a call could not be counted');
        return null;
      }
    },
    giveBack: async (limit, key) => {
      await limiterOf(limit)
        .reward(key)
        .catch((err: unknown) => log.warn({ err, limit: limit.name }, 'a call could not be given back'));
    },
    close: async () => store?.close(),
  };
}
