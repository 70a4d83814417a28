import { addMonths, monthOf } from '../days/calendar-months';
import type { WeekStart } from '../days/facts';
import type { Weekday } from '../days/schedule-bounds';
import { weekdayOf, weekStartOf } from '../days/week';
import { HOUR_MS } from '../time/durations';
import { addDays, dayBounds, type FamilyClock, familyDay, localTimeOn, minutesOf } from '../time/family-day';

/** How often and when a reward can be claimed; `{}`: always (rules: limits of rewards). */
export interface RewardLimits {
  perDay?: number | undefined;
  perWeek?: number | undefined;
  perMonth?: number | undefined;
  cooldownHours?: number | undefined;
  /** How often it can be claimed in all. */
  stock?: number | undefined;
  weekdays?: Weekday[] | undefined;
  /** 'HH:MM'; both or neither. The end is not part of it, and may be after midnight. */
  from?: string | undefined;
  until?: string | undefined;
  minLevel?: number | undefined;
}

export const LIMIT_CODES = [
  'LEVEL_TOO_LOW',
  'OUT_OF_STOCK',
  'REWARD_LIMIT',
  'REWARD_COOLDOWN',
  'REWARD_CLOSED',
] as const;
export type LimitCode = (typeof LIMIT_CODES)[number];

/** The family's calendar: its clock, and the day on which its weeks start. */
export interface FamilyCalendar {
  clock: FamilyClock;
  weekStart: WeekStart;
}

const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];
export type Periods = Record<Period, { start: Date; end: Date }>;

const LIMIT_OF = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const satisfies Record<
  Period,
  keyof RewardLimits
>;

/** The claims on a reward that count: those that wait, were approved or used (rules: limits of rewards). */
export interface CountedClaims {
  inAll: number;
  /** Made in the family's day, week and month that are asked about. */
  day: number;
  week: number;
  month: number;
  /** When the newest was made; null without any. */
  last: Date | null;
}

export const NO_CLAIMS: CountedClaims = { inAll: 0, day: 0, week: 0, month: 0, last: null };

export interface LimitQuestion extends FamilyCalendar {
  limits: RewardLimits;
  counted: CountedClaims;
  level: number;
  now: Date;
}

/** `availableAt`: when nothing of its limits stands in the way any more, as far as time alone can help. */
export type Availability =
  | { now: true; code: null; availableAt: null }
  | { now: false; code: LimitCode; availableAt: Date | null };

/** The family's calendar day, week and month around an instant. */
export function periodsAround(at: Date, { clock, weekStart }: FamilyCalendar): Periods {
  const day = familyDay(at, clock);
  const week = weekStartOf(day, weekStart);
  const month = monthOf(day);
  const from = (first: string, next: string) => ({
    start: dayBounds(first, clock).start,
    end: dayBounds(next, clock).start,
  });
  return {
    day: from(day, addDays(day, 1)),
    week: from(week, addDays(week, 7)),
    month: from(`${month}-01`, `${addMonths(month, 1)}-01`),
  };
}

/** How often a reward can still be claimed in all; null without a stock. */
export function stockLeft({ stock }: RewardLimits, { inAll }: CountedClaims): number | null {
  return stock === undefined ? null : Math.max(0, stock - inAll);
}

/** Why one more claim has no place among those that count; null when it has one (rules: limits of rewards). */
export function placeRefusal(
  limits: RewardLimits,
  counted: CountedClaims,
): 'OUT_OF_STOCK' | 'REWARD_LIMIT' | null {
  if (stockLeft(limits, counted) === 0) return 'OUT_OF_STOCK';
  return fullPeriods(limits, counted).length > 0 ? 'REWARD_LIMIT' : null;
}

/** What a reward's limits say of a moment: level, stock, number, pause and hours, in this order (rules: limits of rewards). */
export function availabilityOf({ limits, counted, level, now, ...calendar }: LimitQuestion): Availability {
  const refused = (code: LimitCode, availableAt: Date | null): Availability => ({
    now: false,
    code,
    availableAt,
  });
  if (level < (limits.minLevel ?? 1)) return refused('LEVEL_TOO_LOW', null);
  if (stockLeft(limits, counted) === 0) return refused('OUT_OF_STOCK', null);
  const periods = periodsAround(now, calendar);
  const places = fullPeriods(limits, counted).map((period) => periods[period].end.getTime());
  const rested =
    (counted.last?.getTime() ?? Number.NEGATIVE_INFINITY) + (limits.cooldownHours ?? 0) * HOUR_MS;
  const earliest = new Date(Math.max(now.getTime(), rested, ...places));
  const availableAt = openingFrom(earliest, limits, calendar.clock);
  if (places.length > 0) return refused('REWARD_LIMIT', availableAt);
  if (limits.cooldownHours && rested > now.getTime()) return refused('REWARD_COOLDOWN', availableAt);
  if (availableAt?.getTime() !== now.getTime()) return refused('REWARD_CLOSED', availableAt);
  return { now: true, code: null, availableAt: null };
}

function fullPeriods(limits: RewardLimits, counted: CountedClaims): Period[] {
  return PERIODS.filter(
    (period) => counted[period] >= (limits[LIMIT_OF[period]] ?? Number.POSITIVE_INFINITY),
  );
}

/** Clocks may jump over the hours of one week's day, hardly over those of the next week's too. */
const DAYS_AHEAD = 15;

/** The first instant from `at` on that lies in its days and hours; null when there is none to be seen. */
function openingFrom(at: Date, limits: RewardLimits, clock: FamilyClock): Date | null {
  const today = familyDay(at, clock);
  // What began yesterday may run over midnight.
  for (let n = -1; n < DAYS_AHEAD; n += 1) {
    const day = addDays(today, n);
    if (limits.weekdays && !limits.weekdays.includes(weekdayOf(day))) continue;
    const { start, end } = hoursOn(day, limits, clock);
    if (start < end && at < end) return start < at ? at : start;
  }
  return null;
}

/** The hours that begin on a family day; all of it where none are set. */
function hoursOn(day: string, { from, until }: RewardLimits, clock: FamilyClock): { start: Date; end: Date } {
  if (from === undefined || until === undefined) return dayBounds(day, clock);
  const isOverNight = orderInDay(until, clock) <= orderInDay(from, clock);
  return {
    start: localTimeOn(day, from, clock),
    end: localTimeOn(isOverNight ? addDays(day, 1) : day, until, clock),
  };
}

/** Where a clock time stands in a family day, which may start after midnight. */
function orderInDay(time: string, { dayStartHour }: FamilyClock): number {
  return (minutesOf(time) - dayStartHour * 60 + 1440) % 1440;
}
