import { addMonths, daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { weekOf } from '@herohood/domain/days/week';
import { addDays } from '@herohood/domain/time/family-day';

/** The day that is told of first when a month is opened: today, else its first one. */
export const dayToShow = (month: string, today: string): string =>
  monthOf(today) === month ? today : daysOfMonth(month).from;

/** A stretch of days, both included. */
export interface DayRange {
  from: string;
  until: string;
}

/** From the earlier of two days to the later. */
export const rangeOf = (one: string, other: string): DayRange =>
  one <= other ? { from: one, until: other } : { from: other, until: one };

export const isIn = (day: string, range: DayRange | null): boolean =>
  range !== null && range.from <= day && day <= range.until;

const STEPS: Record<string, number> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads from a day of a calendar; null for any other key. */
export function stepFrom(day: string, key: string, weekStart: WeekStart): string | null {
  const week = weekOf(day, weekStart);
  if (key === 'Home') return week[0]!;
  if (key === 'End') return week[6]!;
  if (key === 'PageUp' || key === 'PageDown') {
    const month = addMonths(monthOf(day), key === 'PageUp' ? -1 : 1);
    const same = `${month}-${day.slice(-2)}`;
    const last = daysOfMonth(month).until;
    return same < last ? same : last;
  }
  const step = STEPS[key];
  return step === undefined ? null : addDays(day, step);
}
