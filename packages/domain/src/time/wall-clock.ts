import { HOUR_MS } from './durations';

/**
 * What the clocks of a zone show, and back again. A wall time is written here as milliseconds, as if the
 * zone's clock were UTC: that makes calendar arithmetic plain integer arithmetic. Built on `Intl` alone, so
 * that no time library reaches the web bundles.
 */

/** Building a formatter costs some 50 times as much as using it, so each zone keeps its own. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Spellings of a zone that differ in case are all valid; this bounds what they can make us remember. */
const MAX_FORMATTERS = 1000;

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

const SHOWN = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** The wall time (ms) that a clock in `timeZone` shows at `instantMs`. Throws RangeError on an unknown zone. */
export function wallTime(instantMs: number, timeZone: string): number {
  const shown = SHOWN.exec(formatterFor(timeZone).format(instantMs));
  if (!shown) throw new RangeError(`No wall time for ${instantMs} in ${timeZone}`);
  const [, month, day, year, hour, minute, second] = shown.map(Number) as [number, ...number[]];
  const fraction = ((instantMs % 1000) + 1000) % 1000;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) + fraction;
}

function offsetAt(instantMs: number, timeZone: string): number {
  return wallTime(instantMs, timeZone) - instantMs;
}

/**
 * The first instant (ms) at which a clock in `timeZone` shows `wallMs` or later. So a time that the clocks
 * jump over becomes the first valid instant after the jump, and a time that occurs twice its first occurrence.
 */
export function firstInstantAt(wallMs: number, timeZone: string): number {
  // Offsets lie between -12 and +14 hours, so these two instants embrace every candidate.
  const before = offsetAt(wallMs - 15 * HOUR_MS, timeZone);
  const after = offsetAt(wallMs + 13 * HOUR_MS, timeZone);
  const early = wallMs - before;
  if (before === after || offsetAt(early, timeZone) === before) return early;
  const late = wallMs - after;
  if (offsetAt(late, timeZone) === after) return late;
  return jumpBetween(late, early, timeZone);
}

/** The instant of the clock change in `(low, high]`. */
function jumpBetween(low: number, high: number, timeZone: string): number {
  const before = offsetAt(low, timeZone);
  let stillBefore = low;
  let alreadyAfter = high;
  while (alreadyAfter - stillBefore > 1) {
    const middle = Math.floor((stillBefore + alreadyAfter) / 2);
    if (offsetAt(middle, timeZone) === before) stillBefore = middle;
    else alreadyAfter = middle;
  }
  return alreadyAfter;
}

/** Whether `timeZone` is an IANA zone name that this runtime knows. */
export function isKnownTimeZone(timeZone: string): boolean {
  // Newer runtimes also take bare offsets such as '+05:30'; those know no daylight saving and are no zone.
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(timeZone)) return false;
  try {
    formatterFor(timeZone);
    return true;
  } catch {
    return false;
  }
}
