import { useHome } from '../home/public';

/** A hero's day streak, and what today still owes it. */
export interface Streak {
  /** Days in a row. */
  days: number;
  /** Today it is safe already, hangs on a parent's yes, or on a mission that nobody did yet (rules: streaks). */
  risk: 'none' | 'asked' | 'open';
  /** Stars of ice, of which each keeps it over one missed day; `max` is 0 where a family has none. */
  shields?: { held: number; max: number };
}

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
