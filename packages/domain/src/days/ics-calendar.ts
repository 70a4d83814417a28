import { addDays, dayBounds, daysBetween, type FamilyClock } from '../time/family-day';
import type { Words } from '../words';
import { seedOf } from '../world/seed';
import { type IcsEvent, occurrencesOf, readEvent } from './ics-event';
import { type IcsComponent, lineOf, takeApart } from './ics-structure';
import { Effort, TooMuchWork, Unreadable } from './ics-unreadable';
import { DAY_MS, type IcsLength, readWords } from './ics-values';
import { clocksOf, type IcsClocks } from './ics-zone';

/** The longest name of a calendar and of an event by which they are known again. */
const MOST_NAME = 200;
const MOST_NOTE = 500;
/** Errors that one answer tells. */
const MOST_ERRORS = 100;
/** A day that is kept costs as much as so many steps of a repetition: it takes room too. */
const STEPS_OF_A_DAY = 10;
const EPOCH = '1970-01-01';

/** What a calendar file says of the days that are asked for. */
export interface ReadCalendarFile {
  kind: 'read';
  /** The calendar's own name; null when it has none. */
  source: string | null;
  /** The days of each event with what it is called, by its UID; one that could not be read is null. */
  events: Map<string, Map<string, string | null> | null>;
  errors: { line: number; words: Words }[];
}

interface CalendarQuestion {
  clock: FamilyClock;
  /** Family days, both included. */
  from: string;
  until: string;
}

interface Told {
  event: IcsEvent;
  component: IcsComponent;
  note: string | null;
}

/**
 * Reads a calendar file (iCalendar, RFC 5545) as days. What a single event of it makes unreadable is told by its line; a
 * file that is no calendar, or that asks for endless work, is refused as a whole (rules: import of calendars).
 */
export function readCalendarFile(
  file: string,
  { clock, from, until }: CalendarQuestion,
): ReadCalendarFile | { kind: 'noCalendar' } | { kind: 'tooMuch' } {
  const parts = takeApart(file);
  if (!parts) return { kind: 'noCalendar' };
  const effort = new Effort();
  const window = { from: daysBetween(EPOCH, from), to: daysBetween(EPOCH, until) };
  const clocks = clocksOf({
    ...{ zones: parts.zones, familyZone: clock.timeZone, effort },
    // Zones may lie a day apart.
    ...{ from: window.from - 1, to: window.to + 2 },
  });
  const name = lineOf(parts, 'X-WR-CALNAME');
  const read: ReadCalendarFile = {
    ...{ kind: 'read', source: (name && readWords(name.text, MOST_NAME)) || null },
    ...{ events: new Map(), errors: [] },
  };
  try {
    const marker = new DayMarker(clock, window, effort);
    for (const [uid, components] of byUid(parts.events)) {
      read.events.set(uid, daysOf(components, { read, clocks, marker, effort }));
    }
  } catch (error) {
    if (error instanceof TooMuchWork) return { kind: 'tooMuch' };
    throw error;
  }
  return read;
}

function byUid(components: IcsComponent[]): Map<string, IcsComponent[]> {
  const found = new Map<string, IcsComponent[]>();
  for (const component of components) {
    const uid = uidOf(component);
    const same = found.get(uid);
    if (same) same.push(component);
    else found.set(uid, [component]);
  }
  return found;
}

/** An event without a UID is known again by what it says. */
function uidOf(component: IcsComponent): string {
  const uid = lineOf(component, 'UID')?.text ?? '';
  if (uid !== '' && uid.length <= MOST_NAME) return uid;
  const told = uid || component.lines.map(({ name, params, text }) => `${name};${params}:${text}`).join('\n');
  return `hash ${seedOf(told)} ${seedOf(`again ${told}`)}`;
}

interface Reading {
  read: ReadCalendarFile;
  clocks: IcsClocks;
  marker: DayMarker;
  effort: Effort;
}

/** All days of what one UID stands for; null when a part of it cannot be read, which is told. */
function daysOf(components: IcsComponent[], reading: Reading): Map<string, string | null> | null {
  const { read, clocks, marker, effort } = reading;
  let isReadable = true;
  const attempt = <T>(component: IcsComponent, work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      isReadable = false;
      if (read.errors.length < MOST_ERRORS) read.errors.push({ line: component.line, words: error.words });
      return null;
    }
  };
  const told = components.flatMap((component): Told[] => {
    const event = attempt(component, () => readEvent(component, clocks));
    const note = readWords(lineOf(component, 'SUMMARY')?.text ?? '', MOST_NOTE) || null;
    return event ? [{ event, component, note }] : [];
  });
  const replaced = new Set(told.flatMap(({ event }) => event.replaces ?? []));
  const days = new Map<string, string | null>();
  for (const { event, component, note } of told) {
    if (event.isCancelled) continue;
    if (event.replaces !== null) {
      marker.mark(days, { event, starts: [event.start], note });
      continue;
    }
    const { from, to } = marker.startsOf(event);
    const question = { event, component, clocks, from, to, effort };
    const starts = attempt(component, () => occurrencesOf(question)) ?? [];
    marker.mark(days, { event, starts: starts.filter((start) => !replaced.has(start)), note });
  }
  return isReadable ? days : null;
}

const wholeDays = ({ wallMs, exactMs }: IcsLength) => Math.ceil((wallMs + exactMs) / DAY_MS);

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
  startsOf({ length }: IcsEvent): { from: number; to: number } {
    const { from, to } = this.window;
    return { from: from - wholeDays(length) - 2, to: to + 2 };
  }

  /** Of days that several occurrences reach, the first one names what they are called. */
  mark(
    days: Map<string, string | null>,
    { event, starts, note }: { event: IcsEvent; starts: number[]; note: string | null },
  ): void {
    let next = 0;
    for (const start of starts) {
      this.effort.spend(10);
      const [first, end] = this.placesOf(event, start);
      for (next = Math.max(first, next, 0); next < Math.min(end, this.names.length - 1); next += 1) {
        const name = this.names[next]!;
        if (!days.has(name)) days.set(name, note);
        this.effort.spend(STEPS_OF_A_DAY);
      }
    }
  }

  /** The first day of an occurrence and the one after its last, counted from the first day that is asked for. */
  private placesOf({ time, clock, length }: IcsEvent, start: number): [number, number] {
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
