import { type Refusal, refuse } from '../refusal';
import { addDays } from '../time/family-day';
import { type DayMarkRange, MARKS, type MarkKind } from './marks';

/** Days that one mark can cover (rules: days off). */
export const MOST_MARKED_DAYS = 366;
/** Days of one look at the list of marks. */
export const MOST_LISTED_DAYS = 400;
/** Marks of one family, imported ones that were taken away among them: far above any household (rules: days off). */
export const MOST_MARKS = 5000;

/** The first day that may still be marked so: a sick day within a week, everything else within a month (rules: days off). */
export function firstMarkable(kind: MarkKind, today: string): string {
  return addDays(today, -MARKS[kind].daysBack);
}

interface MarkQuestion {
  before: DayMarkRange | null;
  after: DayMarkRange;
  today: string;
}

/**
 * Whether a mark may become what is wanted, and from which day on it changes something; null when no day does. Only days that it gains must be
 * recent: one that began long ago can be shortened, moved ahead or named otherwise (rules: days off).
 */
export function decideMark({
  before,
  after,
  today,
}: MarkQuestion): { kind: 'allowed'; touchedFrom: string | null } | Refusal<'TOO_OLD'> {
  const gained = firstGained(before, after);
  if (gained !== null && gained < firstMarkable(after.kind, today)) return refuse('TOO_OLD');
  const lost = before && firstGained(after, before);
  const touched = [gained, lost].filter((day) => day !== null).sort();
  return { kind: 'allowed', touchedFrom: touched[0] ?? null };
}

/** The first day that `after` marks and `before` does not. */
function firstGained(before: DayMarkRange | null, after: DayMarkRange): string | null {
  const isApart =
    !before || before.kind !== after.kind || after.from < before.from || before.until < after.from;
  if (isApart) return after.from;
  return after.until > before.until ? addDays(before.until, 1) : null;
}

/** The largest calendar file, in bytes (rules: import of calendars). */
export const MOST_CALENDAR_BYTES = 1024 * 1024;
/** So far ahead an import reaches: two years, a leap day among them. */
const IMPORTED_AHEAD_DAYS = 731;

/** The days that an import of today writes, both included (rules: import of calendars). */
export function importedDays(kind: MarkKind, today: string): { from: string; until: string } {
  return { from: firstMarkable(kind, today), until: addDays(today, IMPORTED_AHEAD_DAYS) };
}

/** Whether a text has more bytes than a calendar file may have. */
export function isTooLarge(text: string): boolean {
  if (text.length > MOST_CALENDAR_BYTES) return true;
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // In UTF-8; a pair of halves has four bytes.
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    bytes += code < 0x80 ? 1 : code < 0x800 || isHalf ? 2 : 3;
  }
  return bytes > MOST_CALENDAR_BYTES;
}
