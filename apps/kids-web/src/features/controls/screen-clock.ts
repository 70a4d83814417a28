import { useNow } from '@herohood/browser/use-now';
import type { ScreenTime } from '@herohood/domain/controls/schema';
import { type ScreenClock, screenClock } from '@herohood/domain/controls/screen-time';
import { createAtom, useSelector } from '@tanstack/react-store';

/** When the game that runs here uses the day's time for games up. */
const gameEndsAt = createAtom<number | null>(null);

/**
 * Lets the clock run for a game, or stand.
 *
 * @param endsAt when the time for games is used up, in milliseconds since 1970; null: no game runs
 */
export function runScreenClock(endsAt: number | null): void {
  gameEndsAt.set(endsAt);
}

/** The hero's one clock, which runs while a game does; null until the server has told the day's minutes. */
export function useScreenClock(told: ScreenTime | undefined): ScreenClock | null {
  const endsAt = useSelector(gameEndsAt);
  // Drawn anew each second; what it shows is the present instant's.
  useNow(endsAt === null ? 0 : 1_000);
  return told ? screenClock(told, endsAt, Date.now()) : null;
}
