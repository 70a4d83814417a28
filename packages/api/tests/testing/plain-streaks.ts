import { addDays } from '@herohood/domain/time/family-day';

/**
 * Consecutive family days back from today with at least one approved mission. A today without one does not break
 * it: counting then starts from yesterday (rules: streaks). Days may repeat and come in any order.
 */
export function currentStreak(
  approvedDays: Iterable<string>,
  today: string,
): { days: number; atRisk: boolean } {
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
