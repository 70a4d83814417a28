import { useMemo, useSyncExternalStore } from 'react';
import { recall, remember } from './store';

/** More than a hero has claimed at one time; the oldest are forgotten. */
const MOST_KEPT = 60;

const listeners = new Set<() => void>();
/** What was read last, so that the same memory is the same value to React. */
const known = new Map<string, readonly string[]>();

const keyOf = (heroId: string) => `seenClaims.${heroId}`;

function read(heroId: string): readonly string[] {
  const kept = recall(keyOf(heroId));
  const fresh = Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  const before = known.get(heroId);
  if (before?.join() === fresh.join()) return before;
  known.set(heroId, fresh);
  return fresh;
}

/** The hero has opened this present, or has read that its XP came back. */
export function markClaimSeen(heroId: string, claimId: string): void {
  const others = read(heroId).filter((id) => id !== claimId);
  remember(keyOf(heroId), [...others, claimId].slice(-MOST_KEPT));
  for (const listener of listeners) listener();
}

/** The claims whose answer this hero has looked at on this device. */
export function useSeenClaims(heroId: string): ReadonlySet<string> {
  const ids = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => read(heroId),
  );
  return useMemo(() => new Set(ids), [ids]);
}
