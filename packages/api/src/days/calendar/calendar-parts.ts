import ICAL from 'ical.js';

// Real files write `DTSTART:20261003` and `2026-10-03`; a value that is no date is refused where it is read.
ICAL.design.strict = false;

/** One component of a file, with the lines of it that are looked at; `line` is where it begins, counted from 1. */
export interface Part {
  line: number;
  component: ICAL.Component;
  /** Its repetitions, as they are written. */
  rules: string[];
  /** A line that cannot be read, or one too many; null for none. */
  brokenLine: number | null;
}

export interface CalendarParts {
  /** What the calendar calls itself; empty when it does not. */
  name: string;
  events: Part[];
  /** By their names. */
  zones: Map<string, Part>;
}

const DATES = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)\b/i;
const RULE = /^RRULE\b/i;
/** The lines that are looked at, by the component that they stand in. All others may be as they like. */
const WANTED: Record<string, RegExp> = {
  VCALENDAR: /^(X-WR-CALNAME|NAME)$/,
  'VCALENDAR VEVENT': /^(UID|SUMMARY|STATUS|DTSTART|DTEND|DURATION|RECURRENCE-ID|RRULE|EXRULE|RDATE|EXDATE)$/,
  'VCALENDAR VTIMEZONE': /^(TZID|X-LIC-LOCATION)$/,
  'VCALENDAR VTIMEZONE STANDARD': /^(DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)$/,
  'VCALENDAR VTIMEZONE DAYLIGHT': /^(DTSTART|TZOFFSETFROM|TZOFFSETTO|RRULE|RDATE)$/,
};
/** An alarm in an event in a calendar is three deep. */
const MOST_DEPTH = 8;
/** Lines of one component: an event with years of single exceptions has hundreds. */
const MOST_LINES = 5000;
/** The longest head (name and parameters) of a line: real ones have some dozen letters. */
const MOST_HEAD = 1000;
const NAME = /^[A-Za-z0-9-]+(?=[;:])/;

/**
 * Takes a file apart. Null when it is no whole calendar: it does not begin as one, or parts of it do not end where they
 * should. One that was cut off on its way is none either, for what is missing in it would look as if it had been taken away.
 */
export function takeApart(file: string): CalendarParts | null {
  const found: CalendarParts = { name: '', events: [], zones: new Map() };
  const open: { name: string; part: Part; wanted: RegExp | undefined; count: number }[] = [];
  const names: ICAL.Component[] = [];
  for (const { line, text } of linesOf(file)) {
    const name = NAME.exec(text)?.[0].toUpperCase();
    const innermost = open.at(-1);
    if (name === 'BEGIN') {
      const kind = text.slice('BEGIN:'.length).trim().toUpperCase();
      if (open.length >= MOST_DEPTH || (!innermost && kind !== 'VCALENDAR')) return null;
      const part: Part = {
        line,
        component: new ICAL.Component(kind.toLowerCase()),
        rules: [],
        brokenLine: null,
      };
      const path = [...open.map((each) => each.name), kind].join(' ');
      if (path === 'VCALENDAR') names.push(part.component);
      if (path === 'VCALENDAR VEVENT') found.events.push(part);
      const wanted = WANTED[path];
      if (innermost && wanted) innermost.part.component.addSubcomponent(part.component);
      open.push({ name: kind, part, wanted, count: 0 });
    } else if (!innermost) {
      return null;
    } else if (name === 'END') {
      if (innermost.name !== text.slice('END:'.length).trim().toUpperCase()) return null;
      open.pop();
      const { part } = innermost;
      if (innermost.name === 'VTIMEZONE') {
        const tzid = part.component.getFirstPropertyValue('tzid');
        const name = String(tzid ?? '').trim();
        if (name !== '' && !found.zones.has(name)) found.zones.set(name, part);
      }
    } else if (name && innermost.wanted?.test(name)) {
      innermost.count += 1;
      if (innermost.count > MOST_LINES || !keep(innermost.part, text)) {
        innermost.part.brokenLine ??= line;
      }
    }
  }
  for (const own of ['x-wr-calname', 'name']) {
    for (const calendar of names) found.name ||= String(calendar.getFirstPropertyValue(own) ?? '');
  }
  return names.length > 0 && open.length === 0 ? found : null;
}

/** Puts a line into its part; false when it cannot be read. */
function keep(part: Part, text: string): boolean {
  const colon = endOfHead(text);
  if (colon < 0) return false;
  const [head, value] = [text.slice(0, colon), text.slice(colon + 1).trim()];
  // Calendar Labs writes an empty rule where nothing repeats.
  if (value === '') return true;
  if (RULE.test(head) && part.component.name === 'vevent') {
    part.rules.push(value);
    return true;
  }
  const plain = DATES.test(head)
    ? value.replace(/(\d{4})-(\d\d)-(\d\d)/g, '$1$2$3').replaceAll(':', '')
    : value;
  try {
    // What a calendar calls itself is a text, which its standard names and the library does not know.
    const typed = /^(X-WR-CALNAME|NAME)\b/i.test(head) ? `${head};VALUE=TEXT` : head;
    const property = ICAL.parse.property(`${typed}:${plain}`, ICAL.design.icalendar);
    part.component.addProperty(new ICAL.Property(property));
    return true;
  } catch {
    return false;
  }
}

/** Where the colon stands that ends name and parameters; -1 for none. */
function endOfHead(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < Math.min(text.length, MOST_HEAD); at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === ':' && !isQuoted) return at;
  }
  return -1;
}

/** The lines of a file, however they end, with their continuations joined (RFC 5545, 3.1); empty ones are left out. */
function* linesOf(file: string): Generator<{ line: number; text: string }> {
  let parts: string[] = [];
  let begunAt = 0;
  const physical = file.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, each] of [...physical, ''].entries()) {
    if (/^[ \t]/.test(each) && parts.length > 0) {
      parts.push(each.slice(1));
      continue;
    }
    const text = parts.join('').trim();
    if (text !== '') yield { line: begunAt, text };
    parts = [each];
    begunAt = index + 1;
  }
}
