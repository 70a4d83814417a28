import { trpc } from '../../lib/api';
import type { Streak } from '../../lib/streak';

/**
 * The hero's day streak. It is 'at risk' while today has no approved mission yet: it still stands, but only
 * until the day ends (rules: streaks). Null while unknown.
 *
 * @param today how many of today's missions a parent approved, and how many wait for one
 */
export function useStreak(heroId: string, today: { approved: number; waiting: number }): Streak | null {
  const { data } = trpc.progress.badges.useQuery({ id: heroId });
  if (!data) return null;
  const days = data.currentStreak;
  if (days === 0 || today.approved > 0) return { days, risk: 'none' };
  return { days, risk: today.waiting > 0 ? 'asked' : 'open' };
}
