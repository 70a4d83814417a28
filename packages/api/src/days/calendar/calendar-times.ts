import { DAY_MS } from '@herohood/domain/time/durations';
import ICAL from 'ical.js';
import { cutText, shortened, Unreadable } from './calendar-faults';

/** A date, or a date and a time as the clocks show it somewhere. */
export interface Moment {
  /** Days since 1970-01-01. */
  day: number;
  /** Milliseconds after midnight; null for a whole day. */
  time: number | null;
  isUtc: boolean;
}

/** How long something lasts: first by the clocks there, which may change meanwhile, then by what passes. In milliseconds. */
export interface Length {
  wallMs: number;
  exactMs: number;
}

/** All moments that a property lists; of a period its beginning. @throws Unreadable */
export function momentsOf(property: ICAL.Property): Moment[] {
  // Values as the library wrote them down: times are only made of them here, once each.
  const values: (string | string[])[] = property.toJSON().slice(3);
  return values.map((value) => momentOf(Array.isArray(value) ? (value[0] ?? '') : value));
}

function momentOf(value: string): Moment {
  // Google writes birthdays as dates with a Z behind.
  const text = value.replace(/T::Z?$/, '');
  try {
    const time = ICAL.Time.fromString(text, null);
    const day = dayOf(time);
    // The library reads 30 February as 2 March, and 24:00 rightly as the next day's beginning.
    if (nameOf(day) !== text.slice(0, 10) && !text.includes('T24:00:00')) throw new RangeError('no such day');
    const { hour, minute, second } = time;
    const ofDay = ((hour * 60 + minute) * 60 + second) * 1000;
    return { day, time: time.isDate ? null : ofDay, isUtc: text.endsWith('Z') };
  } catch {
    throw new Unreadable('date', { text: shortened(value) });
  }
}

/** Days since 1970-01-01 of a date. */
export function dayOf({ year, month, day }: { year: number; month: number; day: number }): number {
  // `Date.UTC` takes the year 1 for 1901.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;
}

const nameOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** That day as the library has it, or that moment of it. */
export function timeOf(day: number, ofDay: number | null = null): ICAL.Time {
  const date = new Date(day * DAY_MS + (ofDay ?? 0));
  const shown = {
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    ...{ hour: date.getUTCHours(), minute: date.getUTCMinutes(), second: date.getUTCSeconds() },
    isDate: ofDay === null,
  };
  return new ICAL.Time(shown, ICAL.Timezone.localTimezone);
}

/** Days and weeks last until the same time is shown, hours and less for as long as they say. @throws Unreadable */
export function lengthOf(property: ICAL.Property): Length {
  const text = String(property.toJSON()[3]);
  try {
    const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(text);
    if (isNegative) throw new RangeError('it goes back');
    return {
      wallMs: (weeks * 7 + days) * DAY_MS,
      exactMs: ((hours * 60 + minutes) * 60 + seconds) * 1000,
    };
  } catch {
    throw new Unreadable('duration', { text: shortened(text) });
  }
}

/** A line of words as a note holds it: cut to `most` signs, never inside of one, and without control characters. */
export function wordsOf(property: ICAL.Property | null, most: number): string | null {
  if (!property) return null;
  const isQuoted = String(property.getParameter('encoding')).toUpperCase() === 'QUOTED-PRINTABLE';
  const text = String(property.getFirstValue() ?? '');
  const told = isQuoted ? unquoted(text, property.getParameter('charset')) : text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  const plain = told.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
  return cutText(plain, most).trim() || null;
}

/** What old Outlooks and phones write as `F=C3=BCr`. */
function unquoted(text: string, charset: unknown): string {
  const bytes = text.split(/=([0-9A-Fa-f]{2})/).flatMap((part, at) => {
    return at % 2 === 1 ? [Number.parseInt(part, 16)] : [...Buffer.from(part, 'latin1')];
  });
  try {
    return new TextDecoder(typeof charset === 'string' ? charset : 'utf-8').decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}
