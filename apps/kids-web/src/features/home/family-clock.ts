import { serverNow, setServerClock } from '@herohood/browser/server-clock';
import type { Child } from '@herohood/domain/children/schema';
import { type BedtimeSettings, isBedtime } from '@herohood/domain/controls/bedtime';
import { daysBetween, type FamilyClock, familyDay, timeZoneOrUtc } from '@herohood/domain/time/family-day';
import { wallTime } from '@herohood/domain/time/wall-clock';

/** Until a hero's session has told their family's. */
const NOBODYS: FamilyClock = { timeZone: 'UTC', dayStartHour: 0 };

let clock = NOBODYS;

/** The hero's session says what makes up their family's clock, and what time it was, in an answer that came at `cameAt` by this device. */
export function learnFamilyClock(
  { timeZone, dayStartHour, serverTime }: Pick<Child, 'timeZone' | 'dayStartHour' | 'serverTime'>,
  cameAt: number,
): void {
  if (serverTime !== undefined) setServerClock(serverTime, cameAt);
  // An old browser does not know each zone.
  clock = { timeZone: timeZoneOrUtc(timeZone), dayStartHour: dayStartHour ?? 0 };
}

/** The family's day (YYYY-MM-DD) at an instant, in milliseconds since 1970 by the server's clock (rules: family day). */
export const familyDayAt = (instant: number): string => familyDay(new Date(instant), clock);

/** The family's day now: the server's, whatever this device's calendar shows. */
export const familyToday = (): string => familyDayAt(serverNow().getTime());

/** In its UTC fields what the family's clocks on the wall show at an instant (milliseconds since 1970). */
export const wallAt = (instant: number): Date => new Date(wallTime(instant, clock.timeZone));

/** How many family days lie between an instant and another one. */
export const familyDaysBetween = (from: number, to: number): number =>
  daysBetween(familyDayAt(from), familyDayAt(to));

/** Whether it is bedtime by the family's clocks (rules: controls). */
export const isBedtimeNow = (settings: BedtimeSettings): boolean =>
  isBedtime(serverNow(), settings, clock.timeZone);
