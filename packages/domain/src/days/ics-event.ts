import { type IcsLine, paramOf } from './ics-lines';
import { repeat } from './ics-recurrence';
import { readRule } from './ics-rule';
import { allLinesOf, type IcsComponent, lineOf } from './ics-structure';
import { type Effort, Unreadable } from './ics-unreadable';
import { DAY_MS, type IcsLength, type IcsMoment, readDuration, readMoment } from './ics-values';
import { type IcsClock, type IcsClocks, UTC_CLOCK } from './ics-zone';

/** An event as the file tells it, or what takes the place of one occurrence of it. */
export interface IcsEvent {
  /** The first day, as the clocks show it where the event is. */
  start: number;
  /** Milliseconds after midnight; null for whole days. */
  time: number | null;
  clock: IcsClock;
  length: IcsLength;
  isCancelled: boolean;
  /** The day of the occurrence that this one takes the place of; null for the event itself. */
  replaces: number | null;
}

/** An end that far from its beginning is a mistake. */
const MOST_MS = 4000 * DAY_MS;

/** @throws Unreadable */
export function readEvent(component: IcsComponent, clocks: IcsClocks): IcsEvent {
  const { brokenLine } = component;
  if (brokenLine !== null) throw new Unreadable('line', { line: brokenLine });
  const replaced = lineOf(component, 'RECURRENCE-ID');
  if (replaced && paramOf(replaced, 'RANGE')) {
    throw new Unreadable('laterDates');
  }
  const isCancelled = lineOf(component, 'STATUS')?.text.toUpperCase() === 'CANCELLED';
  const startLine = lineOf(component, 'DTSTART') ?? (isCancelled ? replaced : null);
  if (!startLine) throw new Unreadable('noBeginning');
  const start = readMoment(startLine.text);
  const clock = clockOf(startLine, start, clocks);
  const length = lengthOf(component, { start, clock, clocks });
  if (length.wallMs + length.exactMs > MOST_MS) throw new Unreadable('tooLong');
  return {
    ...{ start: start.day, time: start.time, clock, length, isCancelled },
    replaces: replaced ? dayIn(clock, { line: replaced, text: replaced.text, clocks }) : null,
  };
}

function lengthOf(
  component: IcsComponent,
  { start, clock, clocks }: { start: IcsMoment; clock: IcsClock; clocks: IcsClocks },
): IcsLength {
  const line = lineOf(component, 'DTEND');
  if (!line) {
    const duration = lineOf(component, 'DURATION');
    return duration ? readDuration(duration.text) : { wallMs: 0, exactMs: 0 };
  }
  const end = readMoment(line.text);
  if ((end.time === null) !== (start.time === null)) throw new Unreadable('endsUnlike');
  const [startMs, endMs] = [start, end].map(({ day, time }) => day * DAY_MS + (time ?? 0));
  const endClock = clockOf(line, end, clocks);
  const isSame = endClock === clock;
  const wallMs = isSame ? endMs! - startMs! : 0;
  const exactMs = isSame ? 0 : endClock.toInstant(endMs!) - clock.toInstant(startMs!);
  if (wallMs + exactMs < 0) throw new Unreadable('endsBefore');
  return { wallMs, exactMs };
}

function clockOf(line: IcsLine, { isUtc }: IcsMoment, clocks: IcsClocks): IcsClock {
  if (isUtc) return UTC_CLOCK;
  const tzid = paramOf(line, 'TZID');
  return tzid ? clocks.named(tzid) : clocks.floating;
}

/** The day that an event's own clock shows at a moment of another line. */
function dayIn(
  clock: IcsClock,
  { line, text, clocks }: { line: IcsLine; text: string; clocks: IcsClocks },
): number {
  const moment = readMoment(text);
  if (moment.time === null) return moment.day;
  const other = clockOf(line, moment, clocks);
  if (other === clock) return moment.day;
  return Math.floor(clock.toWall(other.toInstant(moment.day * DAY_MS + moment.time)) / DAY_MS);
}

interface OccurrenceQuestion {
  event: IcsEvent;
  component: IcsComponent;
  clocks: IcsClocks;
  /** Both included. */
  from: number;
  to: number;
  effort: Effort;
}

/** The days on which the event begins, as its own clock shows them, from `from` to `to`. @throws Unreadable */
export function occurrencesOf({ event, component, clocks, from, to, effort }: OccurrenceQuestion): number[] {
  if (lineOf(component, 'EXRULE')) throw new Unreadable('exceptions');
  const { start, clock } = event;
  const rules = allLinesOf(component, 'RRULE').flatMap(({ text }) => {
    // Calendar Labs writes an empty one where nothing repeats.
    return text === '' ? [] : [readRule(text)];
  });
  const repeated = rules.flatMap((rule) =>
    repeat({ rule, start, until: rule.until && lastDayOf(rule.until, event), from, to }, effort),
  );
  const listed = (name: string) =>
    allLinesOf(component, name).flatMap((line) =>
      line.text.split(',').map((text) => dayIn(clock, { line, text: text.split('/', 1)[0] ?? '', clocks })),
    );
  const left = new Set(listed('EXDATE'));
  const days = new Set([start, ...repeated, ...listed('RDATE')]);
  effort.spend(days.size + left.size);
  return [...days].filter((day) => day >= from && day <= to && !left.has(day)).sort((a, b) => a - b);
}

/** The last day on which an event may begin, whose rule holds until then. */
function lastDayOf(until: IcsMoment, { time, clock }: IcsEvent): number {
  if (until.time === null || time === null) return until.day;
  const wallMs = until.day * DAY_MS + until.time;
  const shown = until.isUtc ? clock.toWall(wallMs) : wallMs;
  const day = Math.floor(shown / DAY_MS);
  return shown - day * DAY_MS >= time ? day : day - 1;
}
