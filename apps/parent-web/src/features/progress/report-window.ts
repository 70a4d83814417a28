import { addMonths, daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { DayRange } from '@herohood/domain/progress/report';
import { WINDOW_DAYS } from '@herohood/domain/progress/weekly';
import { addDays } from '@herohood/domain/time/family-day';
import type { ReportWindow } from './report-address';

/** The days of a window: seven that end today or `back` weeks ago, or a calendar month, the present one up to today. */
export function daysOfWindow({ view, back }: ReportWindow, today: string): DayRange {
  if (view === 'week') {
    const to = addDays(today, -back * WINDOW_DAYS);
    return { from: addDays(to, 1 - WINDOW_DAYS), to };
  }
  const { from, until } = daysOfMonth(addMonths(monthOf(today), -back));
  return { from, to: back === 0 ? today : until };
}
