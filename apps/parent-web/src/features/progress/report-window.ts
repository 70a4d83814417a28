import type { DayRange } from '@herohood/domain/progress/report';
import { WINDOW_DAYS } from '@herohood/domain/progress/weekly';
import { addDays } from '@herohood/domain/time/family-day';

export type ReportView = 'week' | 'month';

/** Which days are looked at: the present week or month, or the one `back` weeks or months ago. */
export interface ReportWindow {
  view: ReportView;
  back: number;
}

/** How far back the arrows lead: about two years. */
export const MOST_BACK: Record<ReportView, number> = { week: 104, month: 24 };

/** The days of a window: seven that end today or `back` weeks ago, or a calendar month, the present one up to today. */
export function daysOfWindow({ view, back }: ReportWindow, today: string): DayRange {
  if (view === 'week') {
    const to = addDays(today, -back * WINDOW_DAYS);
    return { from: addDays(to, 1 - WINDOW_DAYS), to };
  }
  const from = firstOfMonth(today, back);
  return { from, to: back === 0 ? today : addDays(firstOfMonth(today, back - 1), -1) };
}

/** Reads a window from an address; whatever makes no sense is the present week. */
export function windowFrom(search: { view?: unknown; back?: unknown }): ReportWindow {
  const view = search.view === 'month' ? 'month' : 'week';
  const back = Number(search.back);
  return { view, back: Number.isInteger(back) && back > 0 ? Math.min(back, MOST_BACK[view]) : 0 };
}

function firstOfMonth(day: string, monthsBack: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - monthsBack, 1)).toISOString().slice(0, 10);
}
