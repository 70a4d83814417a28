import type { WeekStart } from '@herohood/domain/days/facts';
import { isNeutralKind } from '@herohood/domain/days/marks';
import type { CalendarKind } from '@herohood/domain/days/schema';
import { weekStartOf } from '@herohood/domain/days/week';
import type { Completion } from '@herohood/domain/missions/schema';
import { addDays } from '@herohood/domain/time/family-day';

const CALENDAR_WEEKS = 12;

/** The first days of the last twelve weeks as the family counts them, the oldest first; the last week holds `today`. */
export function calendarWeeks(today: string, weekStart: WeekStart): string[] {
  const newest = weekStartOf(today, weekStart);
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    addDays(newest, (week - CALENDAR_WEEKS + 1) * 7),
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

/** Whether a streak goes over a day of this kind without a break and without growing. */
const isForgiven = (kind: CalendarKind) =>
  isNeutralKind(kind) || kind === 'repaired' || kind === 'shielded' || kind === 'neutral';

/** The done days of the streak that runs now, `length` of them; today is one when the days before it are one too few. */
export function streakDays(
  kinds: ReadonlyMap<string, CalendarKind>,
  today: string,
  length: number,
): Set<string> {
  const done: string[] = [];
  for (let day = addDays(today, -1); done.length < length; day = addDays(day, -1)) {
    const kind = kinds.get(day);
    if (kind === 'done') done.push(day);
    else if (!kind || !isForgiven(kind)) break;
  }
  return new Set(done.length < length && kinds.has(today) ? [today, ...done] : done);
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
