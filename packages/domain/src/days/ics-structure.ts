import { type IcsLine, linesOf } from './ics-lines';

/** The lines of one kind of component that are looked at, by their names. */
export interface IcsComponent {
  line: number;
  lines: IcsLine[];
  /** A line in it that is none, or one too many; null for none. */
  brokenLine: number | null;
}

export interface IcsZone extends IcsComponent {
  /** The spans of standard and daylight time. */
  spans: IcsComponent[];
}

/** A calendar file by its parts; nothing in it was understood yet. */
export interface IcsFile {
  lines: IcsLine[];
  events: IcsComponent[];
  zones: IcsZone[];
}

const OF_CALENDAR = new Set(['X-WR-CALNAME']);
const OF_EVENT = new Set([
  ...['UID', 'SUMMARY', 'STATUS', 'DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID'],
  ...['RRULE', 'EXRULE', 'RDATE', 'EXDATE'],
]);
const OF_ZONE = new Set(['TZID', 'X-LIC-LOCATION']);
const OF_SPAN = new Set(['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE']);

/** Components lie four deep at most (an alarm in an event in a calendar is three). */
const MOST_DEPTH = 8;
/** Lines of one component; one more is a broken one: an event with years of single exceptions has hundreds. */
const MOST_LINES = 5000;

/**
 * Takes a file apart. Null when it is no calendar: it does not begin as one, parts of it do not end, or end twice. One that
 * was cut off on its way is none either, for what is missing in it would look as if it had been taken away.
 */
export function takeApart(file: string): IcsFile | null {
  const found: IcsFile = { lines: [], events: [], zones: [] };
  const open: { name: string; keep: ReadonlySet<string> | null; part: IcsComponent }[] = [];
  let calendars = 0;
  for (const line of linesOf(file)) {
    const innermost = open.at(-1);
    if (line.name === 'BEGIN') {
      const name = line.text.toUpperCase();
      if (open.length >= MOST_DEPTH || (!innermost && name !== 'VCALENDAR')) return null;
      if (!innermost) calendars += 1;
      open.push(begin(found, [...open.map((each) => each.name), name].join(' '), { name, line: line.line }));
    } else if (!innermost) {
      return null;
    } else if (line.name === 'END') {
      if (innermost.name !== line.text.toUpperCase()) return null;
      open.pop();
    } else if (line.name === '') {
      innermost.part.brokenLine ??= line.line;
    } else if (innermost.keep?.has(line.name)) {
      if (innermost.part.lines.length < MOST_LINES) innermost.part.lines.push(line);
      else innermost.part.brokenLine ??= line.line;
    }
  }
  return calendars > 0 && open.length === 0 ? found : null;
}

function begin(found: IcsFile, path: string, { name, line }: { name: string; line: number }) {
  const part: IcsComponent = { line, lines: [], brokenLine: null };
  switch (path) {
    case 'VCALENDAR':
      return { name, keep: OF_CALENDAR, part: Object.assign(part, { lines: found.lines }) };
    case 'VCALENDAR VEVENT':
      found.events.push(part);
      return { name, keep: OF_EVENT, part };
    case 'VCALENDAR VTIMEZONE': {
      const zone = Object.assign(part, { spans: [] });
      found.zones.push(zone);
      return { name, keep: OF_ZONE, part: zone };
    }
    case 'VCALENDAR VTIMEZONE STANDARD':
    case 'VCALENDAR VTIMEZONE DAYLIGHT':
      found.zones.at(-1)?.spans.push(part);
      return { name, keep: OF_SPAN, part };
    default:
      return { name, keep: null, part };
  }
}

/** The first line of this name. */
export function lineOf({ lines }: { lines: readonly IcsLine[] }, name: string): IcsLine | null {
  return lines.find((line) => line.name === name) ?? null;
}

/** All lines of this name. */
export function allLinesOf({ lines }: { lines: readonly IcsLine[] }, name: string): IcsLine[] {
  return lines.filter((line) => line.name === name);
}
