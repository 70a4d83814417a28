import { Unreadable } from './ics-unreadable';

export const DAY_MS = 86_400_000;

/** A date, or a date and a time as the clocks show it somewhere. */
export interface IcsMoment {
  /** Days since 1970-01-01. */
  day: number;
  /** Milliseconds after midnight; null for a whole day. */
  time: number | null;
  isUtc: boolean;
}

/** Google writes birthdays as dates with a Z behind. */
const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?)|Z)?$/i;

/** @throws Unreadable */
export function readMoment(text: string): IcsMoment {
  const parts = MOMENT.exec(text);
  const [, year, month, date, hour, minute, second] = (parts ?? []).map(Number);
  const ms = Date.UTC(year ?? 0, (month ?? 0) - 1, date);
  const isThere = parts !== null && toDigits(ms) === text.slice(0, 8);
  if (!isThere) throw new Unreadable('date', { text: shortened(text) });
  const day = ms / DAY_MS;
  if (parts[4] === undefined) return { day, time: null, isUtc: false };
  if (hour! > 23 || minute! > 59 || second! > 60) throw new Unreadable('time', { text: shortened(text) });
  const time = ((hour! * 60 + minute!) * 60 + Math.min(second!, 59)) * 1000;
  return { day, time, isUtc: parts[7] !== '' };
}

const toDigits = (ms: number) =>
  Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10).replaceAll('-', '');

/** What a message repeats of a file. */
export const shortened = (text: string) => (text.length > 40 ? `${cut(text, 40)}…` : text);

const DURATION =
  /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9})S)?)?$/i;

/** How long something lasts: first by the clocks there, which may change meanwhile, then by what passes. In milliseconds. */
export interface IcsLength {
  wallMs: number;
  exactMs: number;
}

/** Days and weeks last until the same time is shown, hours and less for as long as they say. @throws Unreadable */
export function readDuration(text: string): IcsLength {
  const parts = DURATION.exec(text);
  if (!parts || parts[1] === '-' || !/\d/.test(text))
    throw new Unreadable('duration', { text: shortened(text) });
  const [weeks, days, hours, minutes, seconds] = parts.slice(2).map((part) => Number(part ?? 0));
  return {
    wallMs: (weeks! * 7 + days!) * DAY_MS,
    exactMs: ((hours! * 60 + minutes!) * 60 + seconds!) * 1000,
  };
}

/** An offset from UTC such as `+0130`, in milliseconds. @throws Unreadable */
export function readOffset(text: string): number {
  const parts = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (!parts) throw new Unreadable('offset', { text: shortened(text) });
  const [hours, minutes, seconds] = parts.slice(2).map((part) => Number(part ?? 0));
  return (parts[1] === '-' ? -1 : 1) * ((hours! * 60 + minutes!) * 60 + seconds!) * 1000;
}

const ESCAPED: Record<string, string> = { n: '\n', N: '\n' };

/** A line of words as a note: what was escaped is itself again, and nothing in it that a note may not hold. */
export function readWords(text: string, most: number): string {
  const plain = text.replaceAll(/\\([\\;,nN])/g, (_whole, sign: string) => ESCAPED[sign] ?? sign);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return cut(plain.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, ''), most).trim();
}

/** The beginning of a text; never half a character. */
function cut(text: string, most: number): string {
  const start = text.slice(0, most);
  return start.isWellFormed() ? start : start.slice(0, -1);
}
