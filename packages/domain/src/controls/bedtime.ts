import { addDays, familyDay, localMinutes, localTimeOn, minutesOf } from '../time/family-day';
import type { ControlSettings } from './defaults';

const MINUTE_MS = 60_000;

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

/** Whether it is bedtime by the clocks of the family's zone (ruling R13). */
export function isBedtime(now: Date, settings: BedtimeSettings, timeZone: string): boolean {
  const { bedtimeMode, bedtimeStart, bedtimeEnd } = settings;
  return bedtimeMode && isInWindow(localMinutes(now, timeZone), bedtimeStart, bedtimeEnd);
}

/** When the running bedtime ends; null when it is not bedtime. */
export function bedtimeEndsAt(now: Date, settings: BedtimeSettings, timeZone: string): Date | null {
  if (!isBedtime(now, settings, timeZone)) return null;
  // Bedtimes are wall times of calendar days, whatever hour the family's day starts at.
  const clock = { timeZone, dayStartHour: 0 };
  const today = familyDay(now, clock);
  const endToday = localTimeOn(today, settings.bedtimeEnd, clock);
  if (endToday.getTime() > now.getTime()) return endToday;
  const minutesLeft = minutesOf(settings.bedtimeEnd) - localMinutes(now, timeZone);
  if (minutesLeft <= 0) return localTimeOn(addDays(today, 1), settings.bedtimeEnd, clock);
  // Clocks went back over the end: its second occurrence is the one to come.
  return new Date(Math.floor(now.getTime() / MINUTE_MS + minutesLeft) * MINUTE_MS);
}
