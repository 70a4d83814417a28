import { addDays, daysBetween } from '../time/family-day';
import { MOST_MARKED_DAYS } from './mark-rules';

/** The days of each event of a calendar with what it is called, by its UID; one that could not be read is null. */
export type CalendarDays = Map<string, Map<string, string | null> | null>;

/** A stretch of days of one event. */
export interface ImportedDays {
  uid: string;
  from: string;
  until: string;
  note: string | null;
}

/** One that an earlier import of the same source left. */
export interface ImportedRow extends ImportedDays {
  id: string;
  /** A parent took it away. */
  isGone: boolean;
}

/** How many days an import adds, changes, takes away, and leaves as they are. */
export interface ImportFigures {
  added: number;
  changed: number;
  removed: number;
  skipped: number;
}

export interface ImportPlan extends ImportFigures {
  /** Rows that go, by their ids. */
  gone: string[];
  made: ImportedDays[];
  /** The first day whose mark is another now; null when none is. */
  touchedFrom: string | null;
}

interface ImportQuestion {
  rows: readonly ImportedRow[];
  events: CalendarDays;
  /** Days before it stay as they are: the file says nothing of them. */
  from: string;
  /** It has no name of its own: earlier events beyond its first and last day are another file's, and stay. */
  isNameless: boolean;
}

/**
 * What an import of a source's file does (rules: import of calendars). What a parent took away stays away: of an event all
 * of whose days are gone nothing comes back. An event that cannot be read stays as it was. Of the days that an event loses
 * and gains as many count as changed as there are of both.
 */
export function planImport({ rows, events, from, isNameless }: ImportQuestion): ImportPlan {
  const plan: ImportPlan = {
    ...{ added: 0, changed: 0, removed: 0, skipped: 0 },
    ...{ gone: [], made: [], touchedFrom: null },
  };
  const byUid = new Map<string, ImportedRow[]>();
  for (const row of rows) {
    const same = byUid.get(row.uid);
    if (same) same.push(row);
    else byUid.set(row.uid, [row]);
  }
  const span = isNameless ? spanOf(events) : null;
  const isOthers = ({ from: begins, until }: ImportedRow) =>
    span !== null && (until < span.first || begins > span.last);
  for (const [uid, ofUid] of byUid) {
    if (!events.has(uid) && ofUid.every(isOthers)) byUid.delete(uid);
  }
  for (const uid of new Set([...events.keys(), ...byUid.keys()])) {
    planEvent(plan, { uid, rows: byUid.get(uid) ?? [], told: events.get(uid), from });
  }
  return plan;
}

/** The first and the last day that a file speaks of; null for one that speaks of none, which takes all away. */
function spanOf(events: CalendarDays): { first: string; last: string } | null {
  const days = [...events.values()].flatMap((told) => [...(told?.keys() ?? [])]).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined ? { first, last } : null;
}

type Days = Map<string, string | null>;

interface EventQuestion {
  uid: string;
  rows: readonly ImportedRow[];
  /** Null: it cannot be read; undefined: it is not in the file. */
  told: Days | null | undefined;
  from: string;
}

function planEvent(plan: ImportPlan, { uid, rows, told, from }: EventQuestion): void {
  const standing = rows.filter(({ isGone }) => !isGone);
  const before = daysOf(standing);
  if (told === null) {
    plan.skipped += [...before.keys()].filter((day) => day >= from).length;
    return;
  }
  const left = daysOf(rows.filter(({ isGone }) => isGone));
  const isLeft = (day: string) => left.has(day) || (standing.length === 0 && left.size > 0);
  const after: Days = new Map([...before].filter(([day]) => day < from));
  const [gained, lost]: [string[], string[]] = [[], []];
  for (const [day, note] of told ?? []) {
    if (isLeft(day)) {
      plan.skipped += 1;
      continue;
    }
    after.set(day, note);
    if (!before.has(day)) gained.push(day);
    else if (before.get(day) === note) plan.skipped += 1;
    else plan.changed += 1;
  }
  for (const day of before.keys()) if (!after.has(day)) lost.push(day);
  const moved = Math.min(gained.length, lost.length);
  plan.changed += moved;
  plan.added += gained.length - moved;
  plan.removed += lost.length - moved;
  for (const day of [...gained, ...lost]) {
    if (plan.touchedFrom === null || day < plan.touchedFrom) plan.touchedFrom = day;
  }
  planRows(plan, standing, stretchesOf(uid, after));
}

/** Rows that stand as they should stay; all others go, and what is missing is made. */
function planRows(plan: ImportPlan, rows: readonly ImportedRow[], wanted: ImportedDays[]): void {
  const keyOf = ({ from, until, note }: ImportedDays) => `${from} ${until} ${note ?? ''}`;
  const standing = new Map(rows.map((row) => [keyOf(row), row.id]));
  plan.made.push(...wanted.filter((each) => !standing.delete(keyOf(each))));
  plan.gone.push(...standing.values());
}

function daysOf(rows: readonly ImportedRow[]): Days {
  const days: Days = new Map();
  for (const { from, until, note } of rows) {
    for (let day = from; day <= until; day = addDays(day, 1)) days.set(day, note);
  }
  return days;
}

function stretchesOf(uid: string, days: Days): ImportedDays[] {
  const stretches: ImportedDays[] = [];
  for (const day of [...days.keys()].sort()) {
    const note = days.get(day) ?? null;
    const last = stretches.at(-1);
    const goesOn = last && last.note === note && addDays(last.until, 1) === day;
    if (goesOn && daysBetween(last.from, day) < MOST_MARKED_DAYS) last.until = day;
    else stretches.push({ uid, from: day, until: day, note });
  }
  return stretches;
}
