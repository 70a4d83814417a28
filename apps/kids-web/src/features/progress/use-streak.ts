import { useHome } from '../../lib/home';
import type { Streak } from '../../lib/streak';

/**
 * The hero's day streak with its shields. While it is at risk it still stands, but only until the day ends (rules: streaks).
 * Null while unknown.
 *
 * @param today how much of it waits for a parent, and whether nothing is due on it
 */
export function useStreak({ waiting, isResting }: { waiting: number; isResting: boolean }): Streak | null {
  const streak = useHome()?.streak;
  if (!streak) return null;
  const { days, isAtRisk, shields } = streak;
  if (days === 0 || !isAtRisk || isResting) return { days, risk: 'none', shields };
  return { days, risk: waiting > 0 ? 'asked' : 'open', shields };
}
