import { isValidTimeZone } from '../time/family-day';
import { firstInstantAt, wallTime } from '../time/wall-clock';
import { repeat } from './ics-recurrence';
import { readRule } from './ics-rule';
import { allLinesOf, type IcsComponent, type IcsZone, lineOf } from './ics-structure';
import { type Effort, Unreadable } from './ics-unreadable';
import { DAY_MS, readMoment, readOffset, shortened } from './ics-values';

/** What the clocks of a place show, in milliseconds as if they stood in UTC, and back again. */
export interface IcsClock {
  toInstant(wallMs: number): number;
  toWall(instantMs: number): number;
}

export const UTC_CLOCK: IcsClock = { toInstant: (wallMs) => wallMs, toWall: (instantMs) => instantMs };

/** Finds the clocks that a file's times name. */
export interface IcsClocks {
  /** Of times that name none, which are the family's. */
  floating: IcsClock;
  /** @throws Unreadable for a name that is no zone and that the file does not explain */
  named(tzid: string): IcsClock;
}

interface ClockQuestion {
  zones: IcsZone[];
  familyZone: string;
  /** The days that are asked for, as numbers since 1970-01-01. */
  from: number;
  to: number;
  effort: Effort;
}

/** The clocks of one file; each zone is worked out once, when it is first asked for. */
export function clocksOf(question: ClockQuestion): IcsClocks {
  const { zones, familyZone, effort } = question;
  const known = new Map<string, IcsClock>();
  const find = (tzid: string): IcsClock => {
    const iana = ianaNameOf(tzid);
    if (iana) return clockOfZone(iana, effort);
    const described = zones.find((zone) => lineOf(zone, 'TZID')?.text === tzid);
    const named = described && ianaNameOf(lineOf(described, 'X-LIC-LOCATION')?.text ?? '');
    if (named) return clockOfZone(named, effort);
    if (described) return clockOfSpans(described, question);
    throw new Unreadable('unknownZone', { text: shortened(tzid) });
  };
  return {
    floating: clockOfZone(familyZone, effort),
    named: (tzid) => {
      const clock = known.get(tzid) ?? find(tzid);
      known.set(tzid, clock);
      return clock;
    },
  };
}

/** `Europe/Berlin`, also where a maker's own words stand before it: `/example.org/2026/Europe/Berlin`. */
function ianaNameOf(tzid: string): string | null {
  const parts = tzid.split('/', 12).filter((part) => part !== '');
  return [3, 2, 1].map((n) => parts.slice(-n).join('/')).find(isValidTimeZone) ?? null;
}

/** Asking the runtime for an offset costs as much as so many steps of a repetition. */
const STEPS_OF_A_LOOK = 50;

/** A zone that the runtime knows. Within a day without a change its offset is asked for once. */
function clockOfZone(timeZone: string, effort: Effort): IcsClock {
  /** By the day that the clocks show; null for a day on which they change. */
  const offsets = new Map<number, number | null>();
  const offsetAt = (instantMs: number) => wallTime(instantMs, timeZone) - instantMs;
  return {
    toInstant: (wallMs) => {
      const day = Math.floor(wallMs / DAY_MS);
      let offset = offsets.get(day);
      if (offset === undefined) {
        effort.spend(STEPS_OF_A_LOOK);
        const [start, end] = [day, day + 1].map((at) => at * DAY_MS - firstInstantAt(at * DAY_MS, timeZone));
        offset = start === end ? start! : null;
        offsets.set(day, offset);
      }
      if (offset !== null) return wallMs - offset;
      effort.spend(STEPS_OF_A_LOOK);
      return firstInstantAt(wallMs, timeZone);
    },
    toWall: (instantMs) => {
      effort.spend(STEPS_OF_A_LOOK);
      return instantMs + offsetAt(instantMs);
    },
  };
}

/** From `wallMs` on, as the clocks showed until then, they are `offset` ahead of UTC instead of `before`. */
interface Change {
  wallMs: number;
  before: number;
  offset: number;
}

/** Changes so long before the first day that is asked for decide still. */
const YEARS_BEFORE = 3 * 366;

/** A zone by the rules that the file itself gives, as Outlook writes them under names of its own. */
function clockOfSpans({ spans, line }: IcsZone, question: ClockQuestion): IcsClock {
  const changes = spans.flatMap((span) => changesOf(span, question)).sort((a, b) => a.wallMs - b.wallMs);
  const [first] = changes;
  if (!first) throw new Unreadable('emptyZone', { line });
  const offsetWhere = (isOver: (change: Change) => boolean) =>
    changes.findLast(isOver)?.offset ?? first.before;
  return {
    toInstant: (wallMs) => wallMs - offsetWhere((change) => change.wallMs <= wallMs),
    toWall: (instantMs) => instantMs + offsetWhere(({ wallMs, before }) => wallMs - before <= instantMs),
  };
}

function changesOf(span: IcsComponent, { from, to, effort }: ClockQuestion): Change[] {
  const textOf = (name: string) => lineOf(span, name)?.text ?? '';
  const start = readMoment(textOf('DTSTART'));
  const [before, offset] = [readOffset(textOf('TZOFFSETFROM')), readOffset(textOf('TZOFFSETTO'))];
  const rules = allLinesOf(span, 'RRULE').map(({ text }) => readRule(text));
  const repeated = rules.flatMap((rule) =>
    repeat(
      {
        ...{ rule, start: start.day, until: rule.until?.day ?? null },
        ...{ from: Math.min(from - YEARS_BEFORE, to), to },
      },
      effort,
    ),
  );
  const single = allLinesOf(span, 'RDATE').flatMap(({ text }) =>
    text.split(',').map((each) => readMoment(each).day),
  );
  const days = [...new Set([start.day, ...repeated, ...single])];
  return days.map((day) => ({ wallMs: day * DAY_MS + (start.time ?? 0), before, offset }));
}
