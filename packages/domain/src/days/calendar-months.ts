import { addDays } from '../time/family-day';
import { CALENDAR_MONTHS } from './calendar-bounds';
import type { WeekStart } from './facts';
import { weekOf } from './week';

/** The month of a family day: YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `n` months after `month`; before, when `n` is negative. */
export function addMonths(month: string, n: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + n, 1)).toISOString());
}

/** The first and the last day of a month (YYYY-MM). */
export const daysOfMonth = (month: string): { from: string; until: string } => ({
  from: `${month}-01`,
  until: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** All days of a month, in their order. */
export function daysIn(month: string): string[] {
  const { from, until } = daysOfMonth(month);
  return Array.from({ length: Number(until.slice(-2)) }, (_, at) => addDays(from, at));
}

/** A month's weeks as the family counts them; days of the months before and after are null. */
export function weeksIn(month: string, weekStart: WeekStart): (string | null)[][] {
  const weeks: (string | null)[][] = [];
  for (let day = daysOfMonth(month).from; monthOf(day) === month; ) {
    const week = weekOf(day, weekStart);
    weeks.push(week.map((each) => (monthOf(each) === month ? each : null)));
    day = addDays(week[6]!, 1);
  }
  return weeks;
}

/** Whether a month (YYYY-MM) is near enough to have a calendar. */
export function hasCalendar(month: string, today: string): boolean {
  const { back, ahead } = CALENDAR_MONTHS;
  const now = monthOf(today);
  return addMonths(now, -back) <= month && month <= addMonths(now, ahead);
}
