import type { Completion } from '@herohood/domain/missions/schema';
import { addDays } from '@herohood/domain/time/family-day';

export const CALENDAR_WEEKS = 12;

const weekdayNumber = (day: string) => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The Mondays of the last twelve weeks, the oldest first; the last week holds `today`. */
export function calendarWeeks(today: string): string[] {
  const monday = addDays(today, -weekdayNumber(today));
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    addDays(monday, (week - CALENDAR_WEEKS + 1) * 7),
  );
}

/** Approved missions by family day. */
export function approvedByDay(completions: readonly Completion[]): Map<string, Completion[]> {
  const days = new Map<string, Completion[]>();
  for (const completion of completions) {
    if (completion.status !== 'approved') continue;
    days.set(completion.date, [...(days.get(completion.date) ?? []), completion]);
  }
  return days;
}

/** How strongly a day is coloured: none, one, two or three, four or more missions. */
export function strengthOf(count: number): 0 | 1 | 2 | 3 {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count < 4 ? 2 : 3;
}

/** The days of the streak that runs now: `length` days back from today, or from yesterday while today has none yet. */
export function streakDays(today: string, length: number, isTodayDone: boolean): Set<string> {
  const last = isTodayDone ? today : addDays(today, -1);
  return new Set(Array.from({ length }, (_, back) => addDays(last, -back)));
}

/** Where an arrow key leads from a day, kept between `first` and `today`; null for any other key. */
export function stepTo(key: string, from: string, bounds: { first: string; today: string }): string | null {
  const { first, today } = bounds;
  if (key === 'Home') return first;
  if (key === 'End') return today;
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };
  const step = steps[key];
  if (step === undefined) return null;
  const to = addDays(from, step);
  // ISO days sort as they follow one another.
  return to < first || to > today ? from : to;
}
