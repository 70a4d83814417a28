import { addDays, daysBetween } from '../time/family-day';
import type { WeekStart } from './facts';
import { WEEKDAYS, type Weekday } from './schedule-bounds';

/** 1970-01-05, a Monday: weekdays are counted from it. */
const A_MONDAY = '1970-01-05';

const OFFSET: Record<WeekStart, number> = { mon: 0, sun: 1, sat: 2 };

/** Days since the newest Monday: 0 for Mondays, 6 for Sundays. */
function afterMonday(day: string): number {
  return ((daysBetween(A_MONDAY, day) % 7) + 7) % 7;
}

/** The weekday of a family day. */
export function weekdayOf(day: string): Weekday {
  return WEEKDAYS[afterMonday(day)]!;
}

/** The first day of the calendar week in which a day lies. */
export function weekStartOf(day: string, weekStart: WeekStart): string {
  return addDays(day, -((afterMonday(day) + OFFSET[weekStart]) % 7));
}

/** The seven days of the calendar week in which a day lies, in order (rules: schedules). */
export function weekOf(day: string, weekStart: WeekStart): string[] {
  const first = weekStartOf(day, weekStart);
  return Array.from({ length: 7 }, (_, i) => addDays(first, i));
}

/** The family's week: the weekdays in its order (rules: schedules). */
export const weekdaysFrom = (weekStart: WeekStart): Weekday[] => weekOf(A_MONDAY, weekStart).map(weekdayOf);
