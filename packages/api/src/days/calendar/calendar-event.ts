import { DAY_MS } from '@herohood/domain/time/durations';
import ICAL from 'ical.js';
import { type Effort, shortened, Unreadable } from './calendar-faults';
import type { Part } from './calendar-parts';
import { dayOf, type Length, lengthOf, type Moment, momentsOf, timeOf } from './calendar-times';
import { type Clock, type Clocks, UTC } from './calendar-zones';

/** An event as the file tells it, or what takes the place of one occurrence of it. */
export interface CalendarEvent {
  /** The first day, as the clocks show it where the event is. */
  start: number;
  /** Milliseconds after midnight; null for whole days. */
  time: number | null;
  clock: Clock;
  length: Length;
  isCancelled: boolean;
  /** The day of the occurrence that this one takes the place of; null for the event itself. */
  replaces: number | null;
  /** It takes the place of all later ones too. */
  isForLater: boolean;
}

/** An end that far from its beginning is a mistake. */
const MOST_MS = 4000 * DAY_MS;

/** @throws Unreadable */
export function readEvent({ component, brokenLine }: Part, clocks: Clocks): CalendarEvent {
  if (brokenLine !== null) throw new Unreadable('line', { line: brokenLine });
  const replaced = component.getFirstProperty('recurrence-id');
  const isCancelled = String(component.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED';
  const begins = component.getFirstProperty('dtstart') ?? (isCancelled ? replaced : null);
  const start = begins && momentsOf(begins)[0];
  if (!start) throw new Unreadable('noBeginning');
  const clock = start.time === null ? clocks.floating : clockOf(begins, start, clocks);
  const length = readLength(component, { start, clock, clocks });
  if (length.wallMs + length.exactMs > MOST_MS) throw new Unreadable('tooLong');
  const event = { start: start.day, time: start.time, clock, length, isCancelled };
  const isForLater = replaced?.getParameter('range') !== undefined;
  return { ...event, replaces: (replaced && daysOf(event, replaced, clocks)[0]) ?? null, isForLater };
}

function readLength(
  component: ICAL.Component,
  { start, clock, clocks }: { start: Moment; clock: Clock; clocks: Clocks },
): Length {
  const ends = component.getFirstProperty('dtend');
  const end = ends && momentsOf(ends)[0];
  if (!end) {
    const duration = component.getFirstProperty('duration');
    return duration ? lengthOf(duration) : { wallMs: 0, exactMs: 0 };
  }
  const [startMs, endMs] = [start, end].map(({ day, time }) => day * DAY_MS + (time ?? 0)) as [
    number,
    number,
  ];
  // An end without a zone is meant where the beginning is.
  const isElsewhere = start.time !== null && (end.isUtc || ends.getParameter('tzid') !== undefined);
  const endClock = isElsewhere ? clockOf(ends, end, clocks) : clock;
  // One that ends before it begins has its first moment.
  return endClock === clock
    ? { wallMs: Math.max(0, endMs - startMs), exactMs: 0 }
    : { wallMs: 0, exactMs: Math.max(0, endClock.toInstant(endMs) - clock.toInstant(startMs)) };
}

/** @throws Unreadable for a zone that nobody knows */
function clockOf(property: ICAL.Property, { isUtc }: Moment, clocks: Clocks): Clock {
  if (isUtc) return UTC;
  const tzid = property.getParameter('tzid');
  return typeof tzid === 'string' ? clocks.named(tzid.trim()) : clocks.floating;
}

/** The days that an event's own clock shows at the moments of a property. Of whole days their zone need not be known. */
function daysOf(
  { time, clock }: Pick<CalendarEvent, 'time' | 'clock'>,
  property: ICAL.Property,
  clocks: Clocks,
): number[] {
  return momentsOf(property).map((moment) => {
    const { day } = moment;
    if (moment.time === null || (time === null && !moment.isUtc)) return day;
    const other = clockOf(property, moment, clocks);
    if (other === clock) return day;
    return Math.floor(clock.toWall(other.toInstant(day * DAY_MS + moment.time)) / DAY_MS);
  });
}

interface Question {
  event: CalendarEvent;
  part: Part;
  clocks: Clocks;
  /** Both included. */
  from: number;
  to: number;
  effort: Effort;
}

/** The days on which the event begins, as its own clock shows them, from `from` to `to`. @throws Unreadable */
export function occurrencesOf({ event, part, clocks, from, to, effort }: Question): number[] {
  const { component, rules } = part;
  if (component.hasProperty('exrule')) throw new Unreadable('exceptions');
  const listed = (name: string) =>
    component.getAllProperties(name).flatMap((property) => daysOf(event, property, clocks));
  const left = new Set(listed('exdate'));
  const repeated = rules.flatMap((rule) => repeat({ rule, event, from, to, effort }));
  const days = new Set([event.start, ...repeated, ...listed('rdate')]);
  effort.spend(days.size + left.size);
  return [...days].filter((day) => day >= from && day <= to && !left.has(day)).sort((a, b) => a - b);
}

const KNOWN_PART =
  /^(FREQ|UNTIL|COUNT|INTERVAL|WKST|BY(SECOND|MINUTE|HOUR|DAY|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)|X-[A-Z0-9-]+)=/;
const UNITS: Record<string, number> = { DAILY: 1, WEEKLY: 7 };
const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1);

/** The days of one rule from `from` to `to`; the first day of the event counts as its first one. @throws Unreadable */
function repeat({
  rule: text,
  event,
  from,
  to,
  effort,
}: Omit<Question, 'part' | 'clocks'> & { rule: string }) {
  const refuse = () => new Unreadable('repetition', { text: shortened(text) });
  const rule = ruleOf(text, event.start);
  if (!rule) throw refuse();
  const until = rule.until ? lastDayOf(rule.until, event) : to;
  let left = rule.count && rule.count > 0 ? rule.count : null;
  rule.until = null;
  rule.count = null;
  // What is not counted need not be gone through from its beginning: some whole rounds before is soon enough.
  const round = (UNITS[rule.freq] ?? 0) * rule.interval;
  const rounds = round > 0 && left === null ? Math.max(0, Math.floor((from - event.start) / round) - 1) : 0;
  const found: number[] = [];
  try {
    const iterator = rule.iterator(timeOf(event.start + rounds * round));
    for (let isFirst = rounds === 0; ; isFirst = false) {
      const next = iterator.next();
      const day = next ? dayOf(next) : Number.POSITIVE_INFINITY;
      // It counts, though its rule would not choose it.
      if (isFirst && left !== null && day !== event.start) left -= 1;
      if (day > Math.min(to, until) || left === 0) return found;
      if (left !== null) left -= 1;
      effort.spend(1);
      if (day >= from) found.push(day);
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'TooMuchWork') throw error;
    throw refuse();
  }
}

/**
 * A rule as the library reads it rightly, or null for what is no rule, and for those by the hour and by weeks of the year.
 * Where RFC 5545 takes day and month from the beginning, they are said: the library would keep a 29 February on 1 March.
 */
function ruleOf(written: string, start: number): ICAL.Recur | null {
  const text = written.replace(/\s/g, '').toUpperCase();
  // The library passes over what it does not know, such as the calendar of another people.
  if (!text.split(';').every((part) => part === '' || KNOWN_PART.test(part))) return null;
  let rule: ICAL.Recur;
  try {
    rule = ICAL.Recur.fromString(text);
  } catch {
    return null;
  }
  const { freq, parts } = rule;
  if (!/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(freq) || 'BYWEEKNO' in parts) return null;
  for (const ofTheHour of ['BYHOUR', 'BYMINUTE', 'BYSECOND'] as const) delete parts[ofTheHour];
  const { day, month } = timeOf(start);
  const hasNoPart = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY'].every((part) => !(part in parts));
  if (freq === 'YEARLY' && hasNoPart && !('BYMONTH' in parts)) parts.BYMONTH = [month];
  if ((freq === 'YEARLY' || freq === 'MONTHLY') && hasNoPart) parts.BYMONTHDAY = [day];
  if (freq === 'YEARLY' && 'BYMONTHDAY' in parts && !('BYMONTH' in parts)) parts.BYMONTH = MONTHS;
  if (freq === 'YEARLY' && !('BYMONTH' in parts)) return withDaysOfYear(rule);
  return rule;
}

/** The library reads the 20th Monday of a year as any Monday: it is the one among the seven days that it can be. */
function withDaysOfYear(rule: ICAL.Recur): ICAL.Recur | null {
  const { BYDAY: days = [] } = rule.parts;
  const far = days.map((each) => /^([+-]?)(\d\d)([A-Z]{2})$/.exec(String(each)));
  if (far.every((each) => each === null)) return rule;
  const [only] = far;
  if (!only || far.length > 1 || 'BYYEARDAY' in rule.parts) return null;
  const sign = only[1] === '-' ? -1 : 1;
  const first = (Number(only[2]) - 1) * 7 + 1;
  rule.parts.BYDAY = [only[3]!];
  rule.parts.BYYEARDAY = Array.from({ length: 7 }, (_, at) => sign * (first + at)).sort((a, b) => a - b);
  return rule;
}

/** The last day on which an event may begin, whose rule holds until then. */
function lastDayOf(until: ICAL.Time, { time, clock }: CalendarEvent): number {
  const day = dayOf(until);
  if (until.isDate || time === null) return day;
  const wallMs = day * DAY_MS + ((until.hour * 60 + until.minute) * 60 + until.second) * 1000;
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  const shown = isUtc ? clock.toWall(wallMs) : wallMs;
  const last = Math.floor(shown / DAY_MS);
  return shown - last * DAY_MS >= time ? last : last - 1;
}
