import { trpc } from '../../lib/api';
import type { Streak } from '../../lib/streak';

/**
 * The hero's day streak with its shields. While it is at risk it still stands, but only until the day ends (rules: streaks).
 * Null while unknown.
 *
 * @param today how much of it waits for a parent, and whether nothing is due on it
 */
export function useStreak(
  heroId: string,
  { waiting, isResting }: { waiting: number; isResting: boolean },
): Streak | null {
  const { data } = trpc.progress.badges.useQuery({ id: heroId });
  if (!data) return null;
  const { currentStreak: days, streakAtRisk, shields } = data;
  if (days === 0 || !streakAtRisk || isResting) return { days, risk: 'none', shields };
  return { days, risk: waiting > 0 ? 'asked' : 'open', shields };
}
