import { trpc } from '../../lib/api';
import type { Streak } from '../../lib/streak';

/**
 * The hero's day streak with its shields. While it is at risk it still stands, but only until the day ends (rules: streaks).
 * Null while unknown.
 *
 * @param waiting how much of today waits for a parent
 */
export function useStreak(heroId: string, waiting: number): Streak | null {
  const { data } = trpc.progress.badges.useQuery({ id: heroId });
  if (!data) return null;
  const { currentStreak: days, streakAtRisk, shields } = data;
  if (days === 0 || !streakAtRisk) return { days, risk: 'none', shields };
  return { days, risk: waiting > 0 ? 'asked' : 'open', shields };
}
