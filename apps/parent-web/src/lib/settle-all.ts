import { isStale } from '@herohood/ui/runtime/api-error';

export interface Settled<T> {
  done: T[];
  /** Decided, changed or removed elsewhere meanwhile. */
  stale: number;
  failed: number;
}

/** Runs one act for every item; one that fails does not hold up the others. */
export async function settleAll<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<Settled<T>> {
  const results = await Promise.allSettled(items.map(act));
  const reasons = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
  const stale = reasons.filter(isStale).length;
  return {
    done: items.filter((_, index) => results[index]?.status === 'fulfilled'),
    stale,
    failed: reasons.length - stale,
  };
}
