import type { IcsRule, RuleDay } from './ics-rule';
import type { Effort } from './ics-unreadable';
import { DAY_MS } from './ics-values';

interface Repetition {
  rule: IcsRule;
  /** The first day; it counts, whether or not the rule would choose it. */
  start: number;
  /** Nothing later counts; null where only the rule's `count` ends it, or nothing does. */
  until: number | null;
  /** What is asked for, both included. */
  from: number;
  to: number;
}

/**
 * The days of a repetition from `from` to `to`, in order. Days are numbers since 1970-01-01. Without a count the periods
 * before `from` are passed over; with one they are counted, and all is counted as effort: whoever wrote the file chose the numbers.
 */
export function repeat(repetition: Repetition, effort: Effort): number[] {
  const { rule, start, from, to } = repetition;
  const last = Math.min(to, repetition.until ?? to);
  const found = start >= from && start <= last ? [start] : [];
  let counted = 1;
  for (let no = firstPeriod(repetition); (rule.count ?? Infinity) > counted; no += 1) {
    effort.spend(1);
    const period = periodOf(repetition, no);
    if (period.first > last) break;
    const days = chosen(period.days, rule.bySetPos);
    effort.spend(days.length);
    for (const day of days) {
      if (day <= start || day > last || counted >= (rule.count ?? Infinity)) continue;
      counted += 1;
      if (day >= from) found.push(day);
    }
  }
  return found;
}

/** A year, month, week or day of the rule, and the days in it that the rule names. */
interface Period {
  first: number;
  days: number[];
}

/** The number of the first period that can matter: 0 where all are counted. */
function firstPeriod({ rule, start, from }: Repetition): number {
  if (rule.count !== null || from <= start) return 0;
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[rule.frequency] * rule.interval;
  // Long periods are taken as longer than they are, so that none is passed over that reaches into what is asked for.
  return Math.max(0, Math.floor((from - start) / days) - 1);
}

function periodOf({ rule, start }: Repetition, no: number): Period {
  const step = no * rule.interval;
  switch (rule.frequency) {
    case 'DAILY': {
      const day = start + step;
      return { first: day, days: isAllowed(rule, day) ? [day] : [] };
    }
    case 'WEEKLY': {
      const first = start - modulo(weekdayOf(start) - rule.weekStart, 7) + 7 * step;
      const weekdays = rule.byDay.length > 0 ? rule.byDay.map(({ weekday }) => weekday) : [weekdayOf(start)];
      const days = weekdays.map((weekday) => first + modulo(weekday - rule.weekStart, 7));
      return { first, days: inOrder(days).filter((day) => isInMonths(rule, day)) };
    }
    case 'MONTHLY': {
      const { year, month } = partsOf(start);
      const at = monthAfter(year, month + step);
      const isNamed = rule.byMonth.length === 0 || rule.byMonth.includes(at.month);
      return { first: dayOf(at.year, at.month, 1), days: isNamed ? daysOfMonth(rule, start, at) : [] };
    }
    case 'YEARLY': {
      const year = partsOf(start).year + step;
      return { first: dayOf(year, 1, 1), days: daysOfYear(rule, start, year) };
    }
  }
}

function daysOfYear(rule: IcsRule, start: number, year: number): number[] {
  const { byMonth, byMonthDay, byDay } = rule;
  if (byMonth.length === 0 && byMonthDay.length === 0 && byDay.length > 0) {
    return weekdaysIn({ first: dayOf(year, 1, 1), end: dayOf(year + 1, 1, 1) }, byDay);
  }
  const isEach = byMonthDay.length > 0;
  const named = byMonth.length > 0 ? byMonth : isEach ? MONTHS : [partsOf(start).month];
  return inOrder(named.flatMap((month) => daysOfMonth(rule, start, { year, month })));
}

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1);

function daysOfMonth(
  rule: IcsRule,
  start: number,
  { year, month }: { year: number; month: number },
): number[] {
  const first = dayOf(year, month, 1);
  const next = monthAfter(year, month + 1);
  const end = dayOf(next.year, next.month, 1);
  if (rule.byMonthDay.length > 0) {
    const days = rule.byMonthDay.map((no) => (no > 0 ? first + no - 1 : end + no));
    return inOrder(days).filter((day) => day >= first && day < end && isOnWeekdays(rule, day));
  }
  if (rule.byDay.length > 0) return weekdaysIn({ first, end }, rule.byDay);
  const same = first + partsOf(start).date - 1;
  return same < end ? [same] : [];
}

/** The weekdays in a month or year, of some only the nth from its beginning or its end. */
function weekdaysIn({ first, end }: { first: number; end: number }, byDay: RuleDay[]): number[] {
  return inOrder(
    byDay.flatMap(({ weekday, nth }) => {
      const earliest = first + modulo(weekday - weekdayOf(first), 7);
      const latest = end - 1 - modulo(weekdayOf(end - 1) - weekday, 7);
      if (nth !== null) {
        const day = nth > 0 ? earliest + 7 * (nth - 1) : latest + 7 * (nth + 1);
        return day >= first && day < end ? [day] : [];
      }
      return Array.from({ length: (latest - earliest) / 7 + 1 }, (_, i) => earliest + 7 * i);
    }),
  );
}

function chosen(days: number[], bySetPos: number[]): number[] {
  if (bySetPos.length === 0) return days;
  return inOrder(bySetPos.flatMap((no) => days.at(no > 0 ? no - 1 : no) ?? []));
}

const isInMonths = ({ byMonth }: IcsRule, day: number) =>
  byMonth.length === 0 || byMonth.includes(partsOf(day).month);

const isOnWeekdays = ({ byDay }: IcsRule, day: number) =>
  byDay.length === 0 || byDay.some(({ weekday }) => weekday === weekdayOf(day));

function isAllowed(rule: IcsRule, day: number): boolean {
  if (!isOnWeekdays(rule, day) || !isInMonths(rule, day)) return false;
  if (rule.byMonthDay.length === 0) return true;
  const { year, month, date } = partsOf(day);
  const next = monthAfter(year, month + 1);
  const fromEnd = day - dayOf(next.year, next.month, 1);
  return rule.byMonthDay.includes(date) || rule.byMonthDay.includes(fromEnd);
}

const inOrder = (days: number[]) => [...new Set(days)].sort((a, b) => a - b);

const modulo = (value: number, by: number) => ((value % by) + by) % by;

/** 0 for Mondays; the first of January 1970 was a Thursday. */
const weekdayOf = (day: number) => modulo(day + 3, 7);

/** A month by its number, which may run over the year's end. */
const monthAfter = (year: number, month: number) => ({
  year: year + Math.floor((month - 1) / 12),
  month: modulo(month - 1, 12) + 1,
});

function dayOf(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

function partsOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}
