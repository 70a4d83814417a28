import { localMinutes, minutesOf } from '../time/family-day';
import type { ControlSettings } from './defaults';

export type BedtimeSettings = Pick<ControlSettings, 'bedtimeMode' | 'bedtimeStart' | 'bedtimeEnd'>;

/**
 * Whether `minutes` after midnight lie in the window, its start included and its end not. It may cross midnight;
 * a window whose start is its end is off.
 */
export function isInWindow(minutes: number, start: string, end: string): boolean {
  const from = minutesOf(start);
  const to = minutesOf(end);
  if (from <= to) return from <= minutes && minutes < to;
  return minutes >= from || minutes < to;
}

/** Whether it is bedtime by the clocks of the family's zone (rules: controls). */
export function isBedtime(now: Date, settings: BedtimeSettings, timeZone: string): boolean {
  const { bedtimeMode, bedtimeStart, bedtimeEnd } = settings;
  return bedtimeMode && isInWindow(localMinutes(now, timeZone), bedtimeStart, bedtimeEnd);
}
