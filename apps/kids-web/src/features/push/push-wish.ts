import { createAtom, useSelector } from '@tanstack/react-store';
import { recall, remember } from '../../device/store';

/** What a hero wants on this device; null: they have not been asked. Siblings on one tablet each have their own. */
export type PushWish = 'yes' | 'no' | null;

/** Counts what was kept here: whoever follows a hero's wish reads it again. */
const changes = createAtom(0);
const keyOf = (heroId: string) => `push.${heroId}`;

export function recallWish(heroId: string): PushWish {
  const kept = recall(keyOf(heroId));
  return kept === 'yes' || kept === 'no' ? kept : null;
}

export function rememberWish(heroId: string, wish: 'yes' | 'no'): void {
  remember(keyOf(heroId), wish);
  changes.set((n) => n + 1);
}

/** `recallWish`, followed live. */
export const usePushWish = (heroId: string): PushWish => useSelector(changes, () => recallWish(heroId));
