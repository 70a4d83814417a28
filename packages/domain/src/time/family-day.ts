import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations';
import { firstInstantAt, isKnownTimeZone, wallTime } from './wall-clock';

/** A family's clock (rules: family day): an IANA zone, and the hour (0–5) at which its day starts. */
export type FamilyClock = { timeZone: string; dayStartHour: number };

interface DaySpan {
  dayNumber: number;
  day: string;
  startMs: number;
  endMs: number;
}

/** The day last asked for on each clock: nearly every request asks for today, so this answers nearly all. */
const lastSpans = new Map<string, DaySpan>();
const MAX_SPANS = 2000;

/** Days since 1970-01-01. Throws RangeError on anything but YYYY-MM-DD. */
function dayNumberOf(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`Not a day: ${day}`);
  return ms / DAY_MS;
}

function dayOf(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

function startOf(dayNumber: number, clock: FamilyClock): number {
  return firstInstantAt(dayNumber * DAY_MS + clock.dayStartHour * HOUR_MS, clock.timeZone);
}

function spanAt(nowMs: number, clock: FamilyClock): DaySpan {
  const key = `${clock.timeZone}|${clock.dayStartHour}`;
  const last = lastSpans.get(key);
  if (last && last.startMs <= nowMs && nowMs < last.endMs) return last;
  const shown = wallTime(nowMs, clock.timeZone) - clock.dayStartHour * HOUR_MS;
  let dayNumber = Math.floor(shown / DAY_MS);
  // Clocks turned back across the day's start show the old date again; the family's day does not go back.
  while (startOf(dayNumber + 1, clock) <= nowMs) dayNumber += 1;
  const startMs = startOf(dayNumber, clock);
  const span = { dayNumber, day: dayOf(dayNumber), startMs, endMs: startOf(dayNumber + 1, clock) };
  if (lastSpans.size >= MAX_SPANS) lastSpans.clear();
  lastSpans.set(key, span);
  return span;
}

/** The family's day (YYYY-MM-DD) at `now` (rules: family day). Throws RangeError on an unknown zone. */
export function familyDay(now: Date, clock: FamilyClock): string {
  return spanAt(now.getTime(), clock).day;
}

/** The day `n` calendar days after `day` (before, when `n` is negative). */
export function addDays(day: string, n: number): string {
  return dayOf(dayNumberOf(day) + n);
}

/** Calendar days from `a` to `b`: 1 from a day to the next, negative when `b` is earlier. */
export function daysBetween(a: string, b: string): number {
  return dayNumberOf(b) - dayNumberOf(a);
}

/** The `n` days that end with `today`, oldest first. */
export function lastDays(today: string, n: number): string[] {
  const last = dayNumberOf(today);
  return Array.from({ length: n }, (_, i) => dayOf(last - n + 1 + i));
}

/**
 * The instants at which a family day begins (included) and ends (excluded). Consecutive days meet without gap
 * or overlap; a day that a zone skips altogether is empty (start equals end).
 */
export function dayBounds(day: string, clock: FamilyClock): { start: Date; end: Date } {
  const dayNumber = dayNumberOf(day);
  return { start: new Date(startOf(dayNumber, clock)), end: new Date(startOf(dayNumber + 1, clock)) };
}

/**
 * The instant at which clocks show `time` (HH:MM) on a family day. Hours before the day's start belong to the
 * evening's end, so 01:00 of a day that starts at 4 lies on the next calendar date. A time that daylight saving
 * skips becomes the first valid instant after it, a time that occurs twice the first occurrence.
 */
export function localTimeOn(day: string, time: string, clock: FamilyClock): Date {
  const minutes = minutesOf(time);
  const date = dayNumberOf(day) + (minutes < clock.dayStartHour * 60 ? 1 : 0);
  return new Date(firstInstantAt(date * DAY_MS + minutes * MINUTE_MS, clock.timeZone));
}

/** Minutes after midnight (0–1439) that a clock in `timeZone` shows at `now`. */
export function localMinutes(now: Date, timeZone: string): number {
  const shown = wallTime(now.getTime(), timeZone);
  return Math.floor((shown - Math.floor(shown / DAY_MS) * DAY_MS) / MINUTE_MS);
}

/** Minutes after midnight of a clock time HH:MM. Throws RangeError on anything else. */
export function minutesOf(time: string): number {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!parts) throw new RangeError(`Not a clock time: ${time}`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(dayNumberOf(day) * DAY_MS).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** Whether `timeZone` is an IANA zone name that this runtime knows; bare offsets are not. */
export function isValidTimeZone(timeZone: string): boolean {
  return isKnownTimeZone(timeZone);
}

/** The zone to keep for what a browser sent: `UTC` when it is missing or unknown (rules: family day). */
export function timeZoneOrUtc(timeZone: string | null | undefined): string {
  return timeZone && isKnownTimeZone(timeZone) ? timeZone : 'UTC';
}
