import { addDays } from '../time/family-day';
import { CALENDAR_MONTHS } from './calendar-bounds';

/** Whether a month (YYYY-MM) is near enough to have a calendar. */
export function hasCalendar(month: string, today: string): boolean {
  const away = monthNumber(month) - monthNumber(today);
  return -CALENDAR_MONTHS.back <= away && away <= CALENDAR_MONTHS.ahead;
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** The first and the last day of a month (YYYY-MM). */
export function daysOfMonth(month: string): { from: string; until: string } {
  const from = `${month}-01`;
  const next = addDays(from, 31);
  return { from, until: addDays(`${next.slice(0, 7)}-01`, -1) };
}
