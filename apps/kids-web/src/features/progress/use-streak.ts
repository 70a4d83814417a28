import { trpc } from '../../lib/api';

/**
 * The hero's day streak. It is 'at risk' while today has no approved mission yet: it still stands, but only
 * until the day ends (ruling R14). Null while unknown.
 */
export function useStreak(
  heroId: string,
  hasApprovedToday: boolean,
): { days: number; isAtRisk: boolean } | null {
  const { data } = trpc.progress.badges.useQuery({ id: heroId });
  if (!data) return null;
  return { days: data.currentStreak, isAtRisk: data.currentStreak > 0 && !hasApprovedToday };
}
