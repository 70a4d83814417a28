import { addDays } from '../time/family-day';

/** `atRisk`: today has no approved mission yet, so the streak ends with today unless one follows (rules: streaks). */
export interface CurrentStreak {
  days: number;
  atRisk: boolean;
}

/** A streak as it is stored: its last day, and how many days it has. */
export interface Streak {
  end: string;
  days: number;
}

/** What is left on `today` of the newest streak: it is alive while it reaches today or yesterday (rules: streaks). */
export function aliveStreak(newest: Streak | null, today: string): CurrentStreak {
  if (!newest || newest.end < addDays(today, -1)) return { days: 0, atRisk: false };
  return { days: newest.days, atRisk: newest.end < today };
}

/**
 * Consecutive family days back from today with at least one approved mission. A today without one does not break
 * it: counting then starts from yesterday (rules: streaks). Days may repeat and come in any order.
 */
export function currentStreak(approvedDays: Iterable<string>, today: string): CurrentStreak {
  const approved =
    approvedDays instanceof Set ? (approvedDays as ReadonlySet<string>) : new Set(approvedDays);
  const isTodayDone = approved.has(today);
  let days = 0;
  let day = isTodayDone ? today : addDays(today, -1);
  while (approved.has(day)) {
    days += 1;
    day = addDays(day, -1);
  }
  return { days, atRisk: !isTodayDone && days > 0 };
}

/** The longest run of consecutive days in a hero's life (rules: streaks). */
export function bestStreak(approvedDays: Iterable<string>): number {
  // ISO days sort as they follow one another.
  const days = [...new Set(approvedDays)].sort();
  let best = 0;
  let run = 0;
  let expected = '';
  for (const day of days) {
    run = day === expected ? run + 1 : 1;
    best = Math.max(best, run);
    expected = addDays(day, 1);
  }
  return best;
}
