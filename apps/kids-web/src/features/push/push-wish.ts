import { useSyncExternalStore } from 'react';
import { recall, remember } from '../../lib/store';

/** What a hero wants on this device; null: they have not been asked. Siblings on one tablet each have their own. */
export type PushWish = 'yes' | 'no' | null;

const listeners = new Set<() => void>();
const keyOf = (heroId: string) => `push.${heroId}`;

export function recallWish(heroId: string): PushWish {
  const kept = recall(keyOf(heroId));
  return kept === 'yes' || kept === 'no' ? kept : null;
}

export function rememberWish(heroId: string, wish: 'yes' | 'no'): void {
  remember(keyOf(heroId), wish);
  for (const listener of listeners) listener();
}

/** `recallWish`, followed live. */
export function usePushWish(heroId: string): PushWish {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => recallWish(heroId),
  );
}
