import type { CalendarDays } from '@herohood/domain/days/import-plan';
import { DAY_MS } from '@herohood/domain/time/durations';
import { addDays, dayBounds, daysBetween, type FamilyClock } from '@herohood/domain/time/family-day';
import type { Words } from '@herohood/domain/words';
import { seedOf } from '@herohood/domain/world/seed';
import { type CalendarEvent, occurrencesOf, readEvent } from './calendar-event';
import { cutText, Effort, TooMuchWork, Unreadable } from './calendar-faults';
import { type Part, takeApart } from './calendar-parts';
import { type Length, wordsOf } from './calendar-times';
import { type Clocks, clocksOf } from './calendar-zones';

/** The longest name of a calendar and of an event by which they are known again. */
const MOST_NAME = 200;
const MOST_NOTE = 500;
/** Errors that one answer tells. */
const MOST_ERRORS = 100;
const EPOCH = '1970-01-01';

/** What a calendar file says of the days that are asked for. */
export interface ReadCalendar {
  kind: 'read';
  /** The calendar's own name; null when it has none. */
  source: string | null;
  /** The days of each event with what it is called, by its UID; one that could not be read is null. */
  events: CalendarDays;
  /** How many errors there were. */
  unread: number;
  /** The first of them. */
  errors: { line: number; words: Words }[];
}

/** `noCalendar`: no whole calendar; `tooMuch`: it asks for more than any family's calendar. */
export type CalendarAnswer = ReadCalendar | { kind: 'noCalendar' } | { kind: 'tooMuch' };

export interface CalendarQuestion {
  file: string;
  clock: FamilyClock;
  /** Family days, both included. */
  from: string;
  until: string;
}

interface Told {
  event: CalendarEvent;
  part: Part;
  note: string | null;
}

/**
 * Reads a calendar file (iCalendar, RFC 5545) as days, with `ical.js`. What a single event of it makes unreadable is told by
 * its line (rules: import of calendars). How long it takes is the file's to say: call it where it can be ended.
 */
export function readCalendar({ file, clock, from, until }: CalendarQuestion): CalendarAnswer {
  const parts = takeApart(file);
  if (!parts) return { kind: 'noCalendar' };
  const effort = new Effort();
  const window = { from: daysBetween(EPOCH, from), to: daysBetween(EPOCH, until) };
  const source = cutText(parts.name.trim(), MOST_NAME) || null;
  const read: ReadCalendar = { kind: 'read', source, events: new Map(), unread: 0, errors: [] };
  const clocks = clocksOf(parts.zones, clock.timeZone);
  try {
    const marker = new DayMarker(clock, window, effort);
    for (const [uid, ofUid] of byUid(parts.events)) {
      read.events.set(uid, daysOf(ofUid, { read, clocks, marker, effort }));
    }
  } catch (error) {
    if (error instanceof TooMuchWork) return { kind: 'tooMuch' };
    throw error;
  }
  return read;
}

function byUid(parts: Part[]): Map<string, Part[]> {
  const found = new Map<string, Part[]>();
  for (const part of parts) {
    const uid = uidOf(part);
    const same = found.get(uid);
    if (same) same.push(part);
    else found.set(uid, [part]);
  }
  return found;
}

/** An event without a UID is known again by what it says. */
function uidOf({ component, rules }: Part): string {
  const uid = String(component.getFirstPropertyValue('uid') ?? '').trim();
  if (uid !== '' && uid.length <= MOST_NAME) return uid;
  const told = uid || JSON.stringify([component.toJSON()[1], rules]);
  return `hash ${seedOf(told)} ${seedOf(`again ${told}`)}`;
}

interface Reading {
  read: ReadCalendar;
  clocks: Clocks;
  marker: DayMarker;
  effort: Effort;
}

/** All days of what one UID stands for; null when a part of it cannot be read, which is told. */
function daysOf(parts: Part[], { read, clocks, marker, effort }: Reading): Map<string, string | null> | null {
  let isReadable = true;
  const tell = ({ line }: Part, { words }: Unreadable) => {
    read.unread += 1;
    if (read.unread <= MOST_ERRORS) read.errors.push({ line, words });
  };
  const attempt = <T>(part: Part, work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      isReadable = false;
      tell(part, error);
      return null;
    }
  };
  const told = parts.flatMap((part): Told[] => {
    const event = attempt(part, () => readEvent(part, clocks));
    return event
      ? [{ event, part, note: wordsOf(part.component.getFirstProperty('summary'), MOST_NOTE) }]
      : [];
  });
  const replaced = new Set(told.flatMap(({ event }) => event.replaces ?? []));
  // A change of all later dates is not read: the series ends where it begins.
  let last = Number.POSITIVE_INFINITY;
  for (const { event, part } of told) {
    if (!event.isForLater || event.replaces === null) continue;
    tell(part, new Unreadable('laterDates'));
    last = Math.min(last, event.replaces);
  }
  const days = new Map<string, string | null>();
  for (const { event, part, note } of told) {
    if (event.isCancelled) continue;
    if (event.replaces !== null) {
      marker.mark(days, { event, starts: [event.start], note });
      continue;
    }
    const question = { event, part, clocks, ...marker.startsOf(event), effort };
    const starts = attempt(part, () => occurrencesOf(question)) ?? [];
    marker.mark(days, {
      event,
      starts: starts.filter((start) => start < last && !replaced.has(start)),
      note,
    });
  }
  return isReadable ? days : null;
}

const wholeDays = ({ wallMs, exactMs }: Length) => Math.ceil((wallMs + exactMs) / DAY_MS);

/** Writes occurrences down as family days, as far as they are asked for. */
class DayMarker {
  /** The instants at which the days begin that are asked for, and the one after them. */
  private readonly bounds: number[] = [];
  private readonly names: string[] = [];

  constructor(
    clock: FamilyClock,
    private readonly window: { from: number; to: number },
    private readonly effort: Effort,
  ) {
    for (let day = window.from; day <= window.to + 1; day += 1) {
      const name = addDays(EPOCH, day);
      this.names.push(name);
      this.bounds.push(dayBounds(name, clock).start.getTime());
    }
  }

  /** Between which days an occurrence begins that can reach into what is asked for. */
  startsOf({ length }: CalendarEvent): { from: number; to: number } {
    const { from, to } = this.window;
    return { from: from - wholeDays(length) - 2, to: to + 2 };
  }

  /** Of days that several occurrences reach, the first one names what they are called. */
  mark(
    days: Map<string, string | null>,
    { event, starts, note }: { event: CalendarEvent; starts: number[]; note: string | null },
  ): void {
    let next = 0;
    for (const start of starts) {
      const [first, end] = this.placesOf(event, start);
      for (next = Math.max(first, next, 0); next < Math.min(end, this.names.length - 1); next += 1) {
        const name = this.names[next]!;
        if (!days.has(name)) days.set(name, note);
        this.effort.spend(1);
      }
    }
  }

  /** The first day of an occurrence and the one after its last, counted from the first day that is asked for. */
  private placesOf({ time, clock, length }: CalendarEvent, start: number): [number, number] {
    if (time === null) {
      const first = start - this.window.from;
      return [first, first + Math.max(1, wholeDays(length))];
    }
    const wallMs = start * DAY_MS + time;
    const first = this.placeAt(clock.toInstant(wallMs));
    const ends = clock.toInstant(wallMs + length.wallMs) + length.exactMs;
    // It ends before the instant of its end; one without a length still has its first moment.
    return [first, Math.max(first, this.placeAt(ends - 1)) + 1];
  }

  private placeAt(instantMs: number): number {
    const { bounds } = this;
    let place = Math.floor((instantMs - bounds[0]!) / DAY_MS);
    if (place < -1 || place > bounds.length) return place;
    place = Math.min(Math.max(place, -1), bounds.length - 1);
    while (place + 1 < bounds.length && bounds[place + 1]! <= instantMs) place += 1;
    while (place >= 0 && bounds[place]! > instantMs) place -= 1;
    return place;
  }
}
