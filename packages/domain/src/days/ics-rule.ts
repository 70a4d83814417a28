import { Unreadable } from './ics-unreadable';
import { type IcsMoment, readMoment, shortened } from './ics-values';

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof FREQUENCIES)[number];
const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** A weekday (0 is Monday); with `nth` only that one of the month or year, from its end where negative. */
export interface RuleDay {
  weekday: number;
  nth: number | null;
}

/** How often something repeats (RFC 5545, 3.3.10), as far as it decides on days. Empty lists say nothing. */
export interface IcsRule {
  frequency: Frequency;
  interval: number;
  count: number | null;
  until: IcsMoment | null;
  byDay: RuleDay[];
  byMonthDay: number[];
  byMonth: number[];
  bySetPos: number[];
  /** 0 is Monday. */
  weekStart: number;
}

/** What only moves the hour of an occurrence, and so not its day. */
const OF_THE_HOUR = ['BYHOUR', 'BYMINUTE', 'BYSECOND'];
const MOST_PARTS = 400;
/** So many years on there are still dates to count with. */
const MOST_INTERVAL = 100_000;

/** @throws Unreadable for what is no rule, and for rules that are not read: those by the hour, by weeks and days of the year. */
export function readRule(text: string): IcsRule {
  const rule: IcsRule = {
    ...{ frequency: 'DAILY', interval: 1, count: null, until: null, weekStart: 0 },
    ...{ byDay: [], byMonthDay: [], byMonth: [], bySetPos: [] },
  };
  let hasFrequency = false;
  for (const part of text.split(';')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim().toUpperCase();
    const value = part
      .slice(equals + 1)
      .trim()
      .toUpperCase();
    if (OF_THE_HOUR.includes(name) || name.startsWith('X-')) continue;
    hasFrequency ||= name === 'FREQ';
    readPart(rule, name, value);
  }
  if (!hasFrequency) throw notRead(text);
  return rule;
}

function readPart(rule: IcsRule, name: string, value: string): void {
  switch (name) {
    case 'FREQ':
      rule.frequency = FREQUENCIES.find((each) => each === value) ?? refuse(`FREQ=${value}`);
      return;
    case 'INTERVAL':
      rule.interval = whole(value, { min: 1, max: MOST_INTERVAL });
      return;
    case 'COUNT':
      // Confluence writes -1 where there is none.
      rule.count = value === '-1' ? null : whole(value, { min: 1, max: 1_000_000_000 });
      return;
    case 'UNTIL':
      rule.until = readMoment(value);
      return;
    case 'BYDAY':
      rule.byDay = listOf(value).map(readDay);
      return;
    case 'BYMONTHDAY':
      rule.byMonthDay = listOf(value).map((each) => whole(each, { min: -31, max: 31, isNotZero: true }));
      return;
    case 'BYMONTH':
      rule.byMonth = listOf(value).map((each) => whole(each, { min: 1, max: 12 }));
      return;
    case 'BYSETPOS':
      rule.bySetPos = listOf(value).map((each) => whole(each, { min: -366, max: 366, isNotZero: true }));
      return;
    case 'WKST':
      rule.weekStart = weekdayOf(value);
      return;
    default:
      refuse(name);
  }
}

function listOf(value: string): string[] {
  const parts = value.split(',', MOST_PARTS);
  return [...new Set(parts)];
}

function readDay(text: string): RuleDay {
  const parts = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text);
  if (!parts) throw notRead(text);
  const nth = parts[1] === undefined ? null : whole(parts[1], { min: -53, max: 53, isNotZero: true });
  return { weekday: weekdayOf(parts[2]!), nth };
}

function weekdayOf(code: string): number {
  const weekday = WEEKDAY_CODES.indexOf(code);
  return weekday < 0 ? refuse(code) : weekday;
}

function whole(
  text: string,
  { min, max, isNotZero }: { min: number; max: number; isNotZero?: true },
): number {
  const value = /^[+-]?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  const isFine = value >= min && value <= max && !(isNotZero && value === 0);
  return isFine ? value : refuse(text);
}

const notRead = (what: string) => new Unreadable('repetition', { text: shortened(what) });

function refuse(what: string): never {
  throw notRead(what);
}
