import { DAY_MS } from '@herohood/domain/time/durations';
import { isValidTimeZone } from '@herohood/domain/time/family-day';
import { firstInstantAt, wallTime } from '@herohood/domain/time/wall-clock';
import ICAL from 'ical.js';
import { shortened, Unreadable } from './calendar-faults';
import type { Part } from './calendar-parts';
import { timeOf } from './calendar-times';
import { WINDOWS_ZONES } from './windows-zones';

/** What the clocks of a place show, in milliseconds as if they stood in UTC, and back again. */
export interface Clock {
  toInstant(wallMs: number): number;
  toWall(instantMs: number): number;
}

export const UTC: Clock = { toInstant: (wallMs) => wallMs, toWall: (instantMs) => instantMs };

/** Finds the clocks that a file's times name. */
export interface Clocks {
  /** Of times that name none, which are the family's. */
  floating: Clock;
  /** @throws Unreadable for a name that is no zone and that the file does not explain */
  named(tzid: string): Clock;
}

/** The clocks of one file; each zone is worked out once, when it is first asked for. */
export function clocksOf(zones: ReadonlyMap<string, Part>, familyZone: string): Clocks {
  const known = new Map<string, Clock | Unreadable>();
  const find = (tzid: string): Clock | Unreadable => {
    const described = zones.get(tzid);
    const location = String(described?.component.getFirstPropertyValue('x-lic-location') ?? '');
    const name = ianaNameOf(tzid) ?? ianaNameOf(location);
    if (name) return clockOfZone(name);
    if (described) return clockOfPart(described);
    const windows = Object.hasOwn(WINDOWS_ZONES, tzid) ? WINDOWS_ZONES[tzid] : undefined;
    return windows ? clockOfZone(windows) : new Unreadable('unknownZone', { text: shortened(tzid) });
  };
  return {
    floating: clockOfZone(familyZone),
    named(tzid) {
      const clock = known.get(tzid) ?? find(tzid);
      known.set(tzid, clock);
      if (clock instanceof Unreadable) throw clock;
      return clock;
    },
  };
}

/** `Europe/Berlin`, also where a maker's own words stand before it: `/example.org/2026/Europe/Berlin`. */
function ianaNameOf(tzid: string): string | null {
  const parts = tzid.split('/', 12).filter((part) => part !== '');
  return [3, 2, 1].map((n) => parts.slice(-n).join('/')).find(isValidTimeZone) ?? null;
}

/** A zone that the runtime knows. Within a day without a change its offset is asked for once. */
function clockOfZone(timeZone: string): Clock {
  /** By the day that the clocks show; null for a day on which they change. */
  const offsets = new Map<number, number | null>();
  return {
    toInstant(wallMs) {
      const day = Math.floor(wallMs / DAY_MS);
      let offset = offsets.get(day);
      if (offset === undefined) {
        const [start, end] = [day, day + 1].map((at) => at * DAY_MS - firstInstantAt(at * DAY_MS, timeZone));
        offset = start === end ? start! : null;
        offsets.set(day, offset);
      }
      return offset === null ? firstInstantAt(wallMs, timeZone) : wallMs - offset;
    },
    toWall: (instantMs) => wallTime(instantMs, timeZone),
  };
}

/** A zone by the rules that the file itself gives, as Outlook writes them under names of its own. @throws Unreadable */
function clockOfPart({ component, line }: Part): Clock | Unreadable {
  const zone = new ICAL.Timezone(component);
  const offsetAt = (wallMs: number) => {
    const day = Math.floor(wallMs / DAY_MS);
    return zone.utcOffset(timeOf(day, wallMs - day * DAY_MS)) * 1000;
  };
  const isExplained = component.getAllSubcomponents().length > 0;
  if (!isExplained) return new Unreadable('emptyZone', { line });
  try {
    offsetAt(0);
  } catch {
    return new Unreadable('emptyZone', { line });
  }
  return {
    toInstant: (wallMs) => wallMs - offsetAt(wallMs),
    // Twice: the first look is at a time that may lie on the other side of a change.
    toWall: (instantMs) => instantMs + offsetAt(instantMs + offsetAt(instantMs)),
  };
}
