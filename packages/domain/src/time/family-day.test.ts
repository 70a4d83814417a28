import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  familyDay,
  isValidTimeZone,
  isWeekend,
  lastDays,
  localMinutes,
  minutesOf,
  timeZoneOrUtc,
} from './family-day';

const at = (iso: string) => new Date(iso);
const clock = (timeZone: string, dayStartHour = 0) => ({ timeZone, dayStartHour });
const anyDay = fc.integer({ min: 0, max: 47_800 }).map((n) => addDays('1970-01-01', n));

describe('familyDay', () => {
  it.each([
    ['23:30 at home is the day at home', '2026-03-02T04:30:00Z', 'America/New_York', 0, '2026-03-01'],
    [
      '0:30 is a new day where it starts at midnight',
      '2026-06-02T22:30:00Z',
      'Europe/Berlin',
      0,
      '2026-06-03',
    ],
    ['the day turns exactly at its start hour', '2026-06-03T02:00:00Z', 'Europe/Berlin', 4, '2026-06-03'],
    ['a millisecond earlier it has not turned', '2026-06-03T01:59:59.999Z', 'Europe/Berlin', 4, '2026-06-02'],
    ['before the leap over the date line', '2011-12-30T09:59:59Z', 'Pacific/Apia', 0, '2011-12-29'],
    ['after it, one date later', '2011-12-30T10:00:00Z', 'Pacific/Apia', 0, '2011-12-31'],
  ])('%s', (...[, iso, zone, hour, expected]) => {
    expect(familyDay(at(iso), clock(zone, hour))).toBe(expected);
  });

  it('does not mix up clocks that ask in turn', () => {
    const now = at('2026-06-02T22:30:00Z');
    const answers = [clock('Europe/Berlin'), clock('Europe/Berlin', 4), clock('UTC'), clock('Europe/Berlin')];
    expect(answers.map((c) => familyDay(now, c))).toEqual([
      '2026-06-03',
      '2026-06-02',
      '2026-06-02',
      '2026-06-03',
    ]);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => familyDay(at('2026-06-02T22:30:00Z'), clock('Mars/Base'))).toThrow(RangeError);
  });
});

describe('calendar arithmetic', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-08', 0, '2026-03-08'],
  ])('addDays(%s, %i) is %s', (day, n, expected) => {
    expect(addDays(day, n)).toBe(expected);
  });

  it('daysBetween undoes addDays', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, n) => {
        expect(daysBetween(day, addDays(day, n))).toBe(n);
      }),
    );
  });

  it('lastDays ends with today, oldest first, one day apart', () => {
    expect(lastDays('2026-03-02', 4)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(lastDays('2026-03-02', 0)).toEqual([]);
  });

  it('refuses what is no day', () => {
    for (const wrong of ['', 'today', '2026-13-01', '2026-3-1T', '20260301T'])
      expect(() => addDays(wrong, 1)).toThrow(RangeError);
  });

  it('knows five weekdays and two weekend days in every week', () => {
    expect(['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'].map(isWeekend)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    fc.assert(fc.property(anyDay, (day) => lastDays(day, 7).filter(isWeekend).length === 2));
  });
});

describe('clock times', () => {
  it.each([
    ['2026-06-02T22:30:00Z', 'Europe/Berlin', 30],
    ['2026-01-01T18:14:59.999Z', 'Asia/Kathmandu', 23 * 60 + 59],
    ['2026-01-01T00:00:00Z', 'Australia/Lord_Howe', 11 * 60],
    ['2026-07-01T00:00:00Z', 'Australia/Lord_Howe', 10 * 60 + 30],
    ['1965-01-01T00:00:00Z', 'UTC', 0],
  ])('localMinutes(%s, %s) is %i', (iso, zone, expected) => {
    expect(localMinutes(at(iso), zone)).toBe(expected);
  });

  it('minutesOf reads HH:MM and nothing else', () => {
    expect(minutesOf('00:00')).toBe(0);
    expect(minutesOf('23:59')).toBe(1439);
    for (const wrong of ['24:00', '7:00', '07:60', '07:00:00', ''])
      expect(() => minutesOf(wrong)).toThrow(RangeError);
  });
});

describe('time zone names', () => {
  it('takes IANA names only', () => {
    for (const zone of [
      'UTC',
      'Europe/Berlin',
      'America/Argentina/Buenos_Aires',
      'Etc/GMT+5',
      'Australia/Lord_Howe',
    ])
      expect(isValidTimeZone(zone)).toBe(true);
    for (const zone of ['', '+05:30', 'Mars/Base', 'Europe/Berlin; drop', ' UTC', 'x'.repeat(65)])
      expect(isValidTimeZone(zone)).toBe(false);
  });

  it('falls back to UTC (rules: family day)', () => {
    expect(timeZoneOrUtc(undefined)).toBe('UTC');
    expect(timeZoneOrUtc(null)).toBe('UTC');
    expect(timeZoneOrUtc('Mars/Base')).toBe('UTC');
    expect(timeZoneOrUtc('Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});
