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
  const from = firstOfMonth(today, back);
  return { from, to: back === 0 ? today : addDays(firstOfMonth(today, back - 1), -1) };
}

function firstOfMonth(day: string, monthsBack: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 10);
}
