import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { IS_SEARCH, runs } from '../testing/search';
import { HOUR_MS } from './durations';
import { addDays, dayBounds, familyDay, localMinutes, localTimeOn, minutesOf } from './family-day';

const clock = (timeZone: string, dayStartHour = 0) => ({ timeZone, dayStartHour });
const zones = Intl.supportedValuesOf('timeZone');

/** Every kind of oddity: half-hour and two-hour changes, changes at midnight, leaps over the date line. */
const ODD_ZONES = [
  'America/Santiago',
  'America/St_Johns',
  'America/Havana',
  'Antarctica/Troll',
  'Antarctica/Casey',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Kathmandu',
  'Africa/Casablanca',
  'Africa/Monrovia',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kwajalein',
  'Pacific/Kiritimati',
];

/** What is walked day by day: 1993, 1994 and 2011 have the leaps over the date line, and no year is without changes of clocks. */
const YEARS = IS_SEARCH
  ? [['1970-01-02', '2038-01-01']]
  : [
      ['1993-01-02', '1995-02-01'],
      ['2011-01-02', '2012-02-01'],
    ];

const anyClock = fc.record({
  timeZone: fc.constantFrom(...zones),
  dayStartHour: fc.integer({ min: 0, max: 5 }),
});
const anyInstant = fc.integer({ min: 0, max: 4_133_980_800_000 }).map((ms) => new Date(ms));
const anyDay = fc.integer({ min: 0, max: 47_800 }).map((n) => addDays('1970-01-01', n));

function daysBetween([from = '', until = '']: string[]): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}

describe('dayBounds', () => {
  it.each([
    ['an ordinary day', '2026-06-03', clock('Europe/Berlin'), '2026-06-02T22:00:00Z', 24],
    ['the short day of spring', '2026-03-08', clock('America/New_York'), '2026-03-08T05:00:00Z', 23],
    ['the long day of autumn', '2026-11-01', clock('America/New_York'), '2026-11-01T04:00:00Z', 25],
    ['a day without midnight', '2026-09-06', clock('America/Santiago'), '2026-09-06T04:00:00Z', 23],
    ['a change of half an hour', '2026-04-05', clock('Australia/Lord_Howe'), '2026-04-04T13:00:00Z', 24.5],
    ['a skipped date is empty', '2011-12-30', clock('Pacific/Apia'), '2011-12-30T10:00:00Z', 0],
    [
      'a start hour inside the change',
      '2026-03-08',
      clock('America/New_York', 2),
      '2026-03-08T07:00:00Z',
      23,
    ],
    [
      'a start hour that occurs twice',
      '2026-11-01',
      clock('America/New_York', 1),
      '2026-11-01T05:00:00Z',
      25,
    ],
  ])('%s', (...[, day, on, start, hours]) => {
    const bounds = dayBounds(day, on);
    expect(bounds.start).toEqual(new Date(start));
    expect((bounds.end.getTime() - bounds.start.getTime()) / HOUR_MS).toBe(hours);
  });

  it('puts every instant of 1970–2100 into exactly the day whose bounds embrace it, in every zone', () => {
    fc.assert(
      fc.property(anyClock, anyInstant, (on, now) => {
        const { start, end } = dayBounds(familyDay(now, on), on);
        expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
        expect(now.getTime()).toBeLessThan(end.getTime());
      }),
      { numRuns: runs(300) },
    );
  });

  it.each(ODD_ZONES)('days of %s follow one another without gap, overlap or going back', (timeZone) => {
    const wrong: string[] = [];
    const odd: string[] = [];
    for (const dayStartHour of [0, 2]) {
      const on = clock(timeZone, dayStartHour);
      for (const day of YEARS.flatMap(daysBetween)) {
        const { start, end } = dayBounds(day, on);
        const hours = (end.getTime() - start.getTime()) / HOUR_MS;
        if (hours === 24) continue;
        if (hours < 21 || hours > 27) odd.push(`${day}: ${hours} h`);
        const first = familyDay(start, on);
        const last = familyDay(new Date(end.getTime() - 1), on);
        const before = familyDay(new Date(start.getTime() - 1), on);
        const isRight = hours > 0 ? first === day && last === day && before < day : first > day;
        if (!isRight) wrong.push(`${day}: ${before} ${first}–${last}`);
      }
    }
    expect(wrong).toEqual([]);
    // Only a leap over the date line makes a day that is hardly one: once for each start hour.
    expect(odd.length, odd.join()).toBeLessThanOrEqual(2);
  });

  it('agrees with that library on each day around every clock change of the odd zones', () => {
    for (const timeZone of ODD_ZONES) {
      let change = Temporal.Instant.fromEpochMilliseconds(0)
        .toZonedDateTimeISO(timeZone)
        .getTimeZoneTransition('next');
      while (change && change.year < 2040) {
        for (let n = -1; n <= 1; n++) {
          const day = change.toPlainDate().add({ days: n });
          expect(dayBounds(day.toString(), clock(timeZone)).start.getTime()).toBe(
            day.toZonedDateTime(timeZone).epochMilliseconds,
          );
        }
        change = change.getTimeZoneTransition('next');
      }
    }
  });
});

describe('localTimeOn', () => {
  const newYork = clock('America/New_York');

  it.each([
    ['7:00 before the change', '2026-03-07', '07:00', newYork, '2026-03-07T12:00:00Z'],
    ['7:00 after it', '2026-03-08', '07:00', newYork, '2026-03-08T11:00:00Z'],
    ['a skipped time is the first valid instant', '2026-03-08', '02:00', newYork, '2026-03-08T07:00:00Z'],
    ['also in the middle of the gap', '2026-03-08', '02:30', newYork, '2026-03-08T07:00:00Z'],
    ['a doubled time is its first occurrence', '2026-11-01', '01:00', newYork, '2026-11-01T05:00:00Z'],
    ['missing midnight', '2026-09-06', '00:00', clock('America/Santiago'), '2026-09-06T04:00:00Z'],
    [
      '1:00 of a day that starts at 4',
      '2026-06-03',
      '01:00',
      clock('Europe/Berlin', 4),
      '2026-06-03T23:00:00Z',
    ],
    ['4:00 of that day', '2026-06-03', '04:00', clock('Europe/Berlin', 4), '2026-06-03T02:00:00Z'],
    ['the half-hour gap', '2026-10-04', '02:15', clock('Australia/Lord_Howe'), '2026-10-03T15:30:00Z'],
  ])('%s', (...[, day, time, on, expected]) => {
    expect(localTimeOn(day, time, on)).toEqual(new Date(expected));
  });

  it('lies inside its family day and shows its time, unless clocks skip it', () => {
    const anyTime = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    fc.assert(
      fc.property(anyClock, anyDay, anyTime, (on, day, time) => {
        const { start, end } = dayBounds(day, on);
        const instant = localTimeOn(day, time, on);
        if (start.getTime() === end.getTime()) return;
        expect(instant.getTime()).toBeGreaterThanOrEqual(start.getTime());
        expect(instant.getTime()).toBeLessThanOrEqual(end.getTime());
        const shown = localMinutes(instant, on.timeZone);
        const justBefore = localMinutes(new Date(instant.getTime() - 1), on.timeZone);
        if (shown !== minutesOf(time)) {
          const wanted = minutesOf(time);
          // What is skipped may itself run over midnight.
          const skipped =
            justBefore < shown
              ? justBefore < wanted && wanted < shown
              : wanted > justBefore || wanted < shown;
          expect(skipped).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
