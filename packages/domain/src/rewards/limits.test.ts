import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { WEEK_STARTS } from '../days/facts';
import { WEEKDAYS, type Weekday } from '../days/schedule-bounds';
import { runs } from '../testing/search';
import { dayBounds, familyDay } from '../time/family-day';
import {
  availabilityOf,
  type CountedClaims,
  type FamilyCalendar,
  type LimitQuestion,
  NO_CLAIMS,
  periodsAround,
  placeRefusal,
  type RewardLimits,
  stockLeft,
} from './limits';
import { rewardLimitsSchema } from './limits-schema';

const BERLIN: FamilyCalendar = { clock: { timeZone: 'Europe/Berlin', dayStartHour: 0 }, weekStart: 'mon' };
const inZone = (timeZone: string, dayStartHour = 0): FamilyCalendar => ({
  clock: { timeZone, dayStartHour },
  weekStart: 'mon',
});
/** Wednesday, 11 March 2026, 16:00 in Berlin. */
const NOW = new Date('2026-03-11T15:00:00Z');

const told = (limits: RewardLimits, more: Partial<LimitQuestion> = {}) => {
  const said = availabilityOf({ limits, counted: NO_CLAIMS, level: 1, now: NOW, ...BERLIN, ...more });
  return said.now ? 'open' : [said.code, said.availableAt?.toISOString() ?? null];
};
const claims = (counted: Partial<CountedClaims>): Partial<LimitQuestion> => ({
  counted: { ...NO_CLAIMS, ...counted },
});

describe('limits', () => {
  it('say nothing where there are none', () => {
    expect(told({}, claims({ inAll: 999, day: 99, week: 99, month: 99, last: NOW }))).toBe('open');
  });

  it.each<[string, RewardLimits, Partial<LimitQuestion>, unknown]>([
    ['a level that is not reached', { minLevel: 3 }, { level: 2 }, ['LEVEL_TOO_LOW', null]],
    ['a level that is reached', { minLevel: 3 }, { level: 3 }, 'open'],
    ['an empty stock', { stock: 2 }, claims({ inAll: 2 }), ['OUT_OF_STOCK', null]],
    ['the last of a stock', { stock: 2 }, claims({ inAll: 1 }), 'open'],
    ['a stock of none', { stock: 0 }, {}, ['OUT_OF_STOCK', null]],
    ['a full day', { perDay: 1 }, claims({ day: 1 }), ['REWARD_LIMIT', '2026-03-11T23:00:00.000Z']],
    ['a full week', { perWeek: 2 }, claims({ week: 2 }), ['REWARD_LIMIT', '2026-03-15T23:00:00.000Z']],
    // Summer time begins before April does.
    ['a full month', { perMonth: 1 }, claims({ month: 1 }), ['REWARD_LIMIT', '2026-03-31T22:00:00.000Z']],
    [
      'a full day in a full week',
      { perDay: 1, perWeek: 1 },
      claims({ day: 1, week: 1 }),
      ['REWARD_LIMIT', '2026-03-15T23:00:00.000Z'],
    ],
    [
      'a pause that runs',
      { cooldownHours: 3 },
      claims({ last: new Date('2026-03-11T12:00:00.001Z') }),
      ['REWARD_COOLDOWN', '2026-03-11T15:00:00.001Z'],
    ],
    [
      'a pause that is over',
      { cooldownHours: 3 },
      claims({ last: new Date('2026-03-11T12:00:00Z') }),
      'open',
    ],
    ['another weekday', { weekdays: ['fri'] }, {}, ['REWARD_CLOSED', '2026-03-12T23:00:00.000Z']],
    ['its weekday', { weekdays: ['wed'] }, {}, 'open'],
    [
      'before its hours',
      { from: '16:01', until: '18:00' },
      {},
      ['REWARD_CLOSED', '2026-03-11T15:01:00.000Z'],
    ],
    ['as they begin', { from: '16:00', until: '18:00' }, {}, 'open'],
    ['as they end', { from: '14:00', until: '16:00' }, {}, ['REWARD_CLOSED', '2026-03-12T13:00:00.000Z']],
    ['its last minute', { from: '14:00', until: '16:01' }, {}, 'open'],
    [
      'hours of another weekday',
      { weekdays: ['fri'], from: '15:00', until: '20:00' },
      {},
      ['REWARD_CLOSED', '2026-03-13T14:00:00.000Z'],
    ],
    [
      'a full day, and hours that open later the next',
      { perDay: 1, from: '15:00', until: '20:00' },
      claims({ day: 1 }),
      ['REWARD_LIMIT', '2026-03-12T14:00:00.000Z'],
    ],
  ])('%s', (...[, limits, more, expected]) => {
    expect(told(limits, more)).toEqual(expected);
  });

  it('are told in order: level, stock, number, pause, hours', () => {
    const limits: RewardLimits = {
      ...{ minLevel: 2, stock: 1, perDay: 1, cooldownHours: 1, weekdays: ['fri'] },
    };
    const all = { counted: { inAll: 1, day: 1, week: 1, month: 1, last: NOW }, level: 1 };
    const codes = [];
    for (const name of ['minLevel', 'stock', 'perDay', 'cooldownHours', 'weekdays'] as const) {
      codes.push(told(limits, all)[0]);
      delete limits[name];
    }
    expect(codes).toEqual([
      ...['LEVEL_TOO_LOW', 'OUT_OF_STOCK', 'REWARD_LIMIT', 'REWARD_COOLDOWN', 'REWARD_CLOSED'],
    ]);
    expect(told(limits, all)).toBe('open');
  });

  it('over midnight belong to the day on which they begin', () => {
    const night: RewardLimits = { weekdays: ['fri'], from: '20:00', until: '01:00' };
    const at = (now: string) => told(night, { now: new Date(now) });
    expect(at('2026-03-13T18:59:59Z')).toEqual(['REWARD_CLOSED', '2026-03-13T19:00:00.000Z']);
    expect(at('2026-03-13T23:30:00Z')).toBe('open');
    expect(at('2026-03-14T00:00:00Z')).toEqual(['REWARD_CLOSED', '2026-03-20T19:00:00.000Z']);
    // Thursday's night would be Friday's small hours.
    expect(at('2026-03-12T23:30:00Z')).toEqual(['REWARD_CLOSED', '2026-03-13T19:00:00.000Z']);
  });

  it('of a day that starts at four count its small hours to the evening before', () => {
    const late = inZone('Europe/Berlin', 4);
    const at = (now: string, limits: RewardLimits) => told(limits, { ...late, now: new Date(now) });
    expect(at('2026-03-14T01:00:00Z', { weekdays: ['fri'] })).toBe('open');
    expect(at('2026-03-14T00:30:00Z', { weekdays: ['fri'], from: '22:00', until: '02:00' })).toBe('open');
    expect(at('2026-03-14T03:30:00Z', { weekdays: ['fri'], from: '22:00', until: '05:00' })).toBe('open');
    expect(at('2026-03-14T03:30:00Z', { weekdays: ['sat'], from: '22:00', until: '05:00' })[0]).toBe(
      'REWARD_CLOSED',
    );
  });

  it('begin when clocks jump over their first minute, and are passed over when clocks jump over all of them', () => {
    const howe = inZone('Australia/Lord_Howe');
    // On 4 October 2026 clocks go from 2:00 to 2:30.
    const at = (from: string, until: string) =>
      told({ from, until }, { ...howe, now: new Date('2026-10-03T15:00:00Z') });
    expect(at('02:15', '03:00')).toEqual(['REWARD_CLOSED', '2026-10-03T15:30:00.000Z']);
    expect(at('02:05', '02:25')).toEqual(['REWARD_CLOSED', '2026-10-04T15:05:00.000Z']);
  });

  it('give a place to who does not use it: what was turned down is not counted', () => {
    expect(placeRefusal({ stock: 1 }, { ...NO_CLAIMS, inAll: 1 })).toBe('OUT_OF_STOCK');
    expect(placeRefusal({ perMonth: 2 }, { ...NO_CLAIMS, month: 2 })).toBe('REWARD_LIMIT');
    expect(placeRefusal({ stock: 1, perDay: 1 }, NO_CLAIMS)).toBeNull();
    expect(stockLeft({ stock: 1 }, { ...NO_CLAIMS, inAll: 4 })).toBe(0);
    expect(stockLeft({}, NO_CLAIMS)).toBeNull();
  });

  it.each([
    [{ from: '15:00' }, false],
    [{ until: '15:00' }, false],
    [{ from: '15:00', until: '15:00' }, false],
    [{ from: '15:00', until: '14:00' }, true],
    [{ weekdays: [] }, false],
    [{ weekdays: ['fri', 'fri'] }, false],
    [{ perDay: 0 }, false],
    [{ perWeek: 101 }, false],
    [{ cooldownHours: 745 }, false],
    [{ stock: 0 }, true],
    [{ stock: 1001 }, false],
    [{ minLevel: 0 }, false],
    [{ perYear: 1 }, false],
    [{}, true],
  ])('%j are taken: %s', (limits, isTaken) => {
    expect(rewardLimitsSchema.safeParse(limits).success).toBe(isTaken);
  });
});

/** Clocks that change by an hour at midnight, by half an hour, by two, or never. */
const ZONES = [
  ...['America/Santiago', 'Australia/Lord_Howe', 'America/New_York', 'Antarctica/Troll'],
  ...['Asia/Kathmandu', 'Asia/Beirut', 'Europe/Berlin', 'America/St_Johns'],
];
const anyCalendar = fc.record({
  clock: fc.record({ timeZone: fc.constantFrom(...ZONES), dayStartHour: fc.integer({ min: 0, max: 5 }) }),
  weekStart: fc.constantFrom(...WEEK_STARTS),
});
/** Ten years, and more often than by chance the hours around a change of clocks. */
const anyInstant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
const nearChange = fc
  .tuple(fc.constantFrom(...ZONES), anyInstant, fc.integer({ min: -40, max: 40 }))
  .map(([zone, ms, hours]) => {
    const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
    const change = at.getTimeZoneTransition('next') ?? at;
    return change.epochMilliseconds + hours * 1_800_000;
  });
const anyMoment = fc.oneof(anyInstant, nearChange).map((ms) => new Date(ms - (ms % 60_000)));

describe('against a calendar that goes step by step', () => {
  it('day, week and month hold exactly the days that they should', () => {
    fc.assert(
      fc.property(anyCalendar, anyMoment, anyMoment, (calendar, now, other) => {
        const periods = periodsAround(now, calendar);
        const [day, otherDay] = [now, other].map((at) =>
          Temporal.PlainDate.from(familyDay(at, calendar.clock)),
        ) as [Temporal.PlainDate, Temporal.PlainDate];
        const offset = { mon: 0, sun: 1, sat: 2 }[calendar.weekStart];
        const weekOf = (each: Temporal.PlainDate) =>
          each.subtract({ days: (each.dayOfWeek - 1 + offset) % 7 }).toString();
        const within = (name: 'day' | 'week' | 'month') =>
          periods[name].start <= other && other < periods[name].end;
        expect(within('day')).toBe(day.equals(otherDay));
        expect(within('week')).toBe(weekOf(day) === weekOf(otherDay));
        expect(within('month')).toBe(day.toPlainYearMonth().equals(otherDay.toPlainYearMonth()));
      }),
      { numRuns: runs(300) },
    );
  });

  it('hours are open when a clock that is looked at every minute says so, and open again when it says so', () => {
    const quarter = fc.integer({ min: 0, max: 95 }).map((n) => {
      return `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`;
    });
    const anyHours = fc
      .record({
        weekdays: fc.option(fc.subarray<Weekday>([...WEEKDAYS], { minLength: 1 }), { nil: undefined }),
        hours: fc.option(fc.tuple(quarter, quarter).filter(([from, until]) => from !== until)),
      })
      .map(({ weekdays, hours }) => ({ weekdays, from: hours?.[0], until: hours?.[1] }));
    fc.assert(
      fc.property(anyCalendar, anyMoment, anyHours, (calendar, now, limits) => {
        const said = availabilityOf({ limits, counted: NO_CLAIMS, level: 1, now, ...calendar });
        expect(said.now).toBe(isOpenByWalking(now, limits, calendar));
        if (said.now) return;
        const opens = said.availableAt as Date;
        expect(isOpenByWalking(opens, limits, calendar)).toBe(true);
        for (let ms = opens.getTime() - 900_000; ms >= now.getTime(); ms -= 900_000) {
          if (isOpenByWalking(new Date(ms), limits, calendar)) expect.fail(new Date(ms).toISOString());
        }
      }),
      { numRuns: runs(8, 50) },
    );
  });
});

/** Walks through the family days of yesterday and today, and looks at a clock on the wall every quarter of an hour. */
function isOpenByWalking(now: Date, limits: RewardLimits, { clock }: FamilyCalendar): boolean {
  const today = Temporal.PlainDate.from(familyDay(now, clock));
  return [today.subtract({ days: 1 }), today].some((day) => {
    const weekday = WEEKDAYS[day.dayOfWeek - 1] as Weekday;
    if (limits.weekdays && !limits.weekdays.includes(weekday)) return false;
    const { from, until } = limits;
    if (from === undefined || until === undefined) return day.equals(today);
    const dateOf = (time: string, first: Temporal.PlainDate) =>
      first
        .add({ days: Number(time.slice(0, 2)) < clock.dayStartHour ? 1 : 0 })
        .toPlainDateTime(Temporal.PlainTime.from(time));
    const opens = dateOf(from, day);
    let closes = dateOf(until, day);
    if (Temporal.PlainDateTime.compare(closes, opens) <= 0) closes = dateOf(until, day.add({ days: 1 }));
    let hasOpened = false;
    let hasClosed = false;
    for (let ms = dayBounds(day.toString(), clock).start.getTime(); ms <= now.getTime(); ms += 900_000) {
      const wall = Temporal.Instant.fromEpochMilliseconds(ms)
        .toZonedDateTimeISO(clock.timeZone)
        .toPlainDateTime();
      if (Temporal.PlainDateTime.compare(wall, opens) >= 0) hasOpened = true;
      if (Temporal.PlainDateTime.compare(wall, closes) >= 0) hasClosed = true;
    }
    return hasOpened && !hasClosed;
  });
}
