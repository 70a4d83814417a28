import { recall, remember } from '../../device/store';

/** What a hero wants on this device; null: they have not said. Siblings on one tablet each have their own. */
type PushWish = 'yes' | 'no' | null;

const keyOf = (heroId: string) => `push.${heroId}`;

export function recallWish(heroId: string): PushWish {
  const kept = recall(keyOf(heroId));
  return kept === 'yes' || kept === 'no' ? kept : null;
}

export const rememberWish = (heroId: string, wish: 'yes' | 'no'): void => remember(keyOf(heroId), wish);
