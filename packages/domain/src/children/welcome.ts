import type { Look } from './look';

/** The hat that a hero puts on at the end of their welcome: a piece of the shop for every level (rules: the welcome). */
export const WELCOME_HAT = 'explorer-cap';

/** What is known of a hero's beginning. */
interface Beginning {
  /** Their welcome is over. */
  isWelcomed: boolean;
  /** Approved missions. */
  approvedCount: number;
  unlockedGear: readonly string[];
}

/** Whether the hero has yet to be welcomed: who has done a mission or has gear knows their way (rules: the welcome). */
export function isNewHero({ isWelcomed, approvedCount, unlockedGear }: Beginning): boolean {
  return !isWelcomed && approvedCount === 0 && unlockedGear.length === 0;
}

/** The hat that the end of a welcome gives; null for the older look, for who was welcomed before, and for who owns it. */
export function welcomeGift({
  isWelcomed,
  unlockedGear,
  look,
}: Pick<Beginning, 'isWelcomed' | 'unlockedGear'> & { look: Look }): string | null {
  return isWelcomed || look === 'older' || unlockedGear.includes(WELCOME_HAT) ? null : WELCOME_HAT;
}
