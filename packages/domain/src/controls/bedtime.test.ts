import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedtimeEndsAt, isBedtime, isInWindow } from './bedtime';

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const anyMinute = fc.integer({ min: 0, max: 1439 });
const settings = { bedtimeMode: true, bedtimeStart: '20:00', bedtimeEnd: '07:00' };
const at = (iso: string) => new Date(iso);

describe('the window', () => {
  it.each([
    ['20:00', '07:00', 1200, true],
    ['20:00', '07:00', 1199, false],
    ['20:00', '07:00', 0, true],
    ['20:00', '07:00', 419, true],
    ['20:00', '07:00', 420, false],
    ['13:00', '14:00', 780, true],
    ['13:00', '14:00', 840, false],
    ['20:00', '20:00', 1200, false],
    ['00:00', '00:00', 0, false],
  ])('%s to %s holds minute %i: %s', (...[start, end, minutes, isIn]) => {
    expect(isInWindow(minutes, start, end)).toBe(isIn);
  });

  it('holds exactly the minutes walked from its start to its end', () => {
    fc.assert(
      fc.property(anyMinute, anyMinute, anyMinute, (start, end, minutes) => {
        const walked = new Set<number>();
        for (let minute = start; minute !== end; minute = (minute + 1) % 1440) walked.add(minute);
        expect(isInWindow(minutes, clockText(start), clockText(end))).toBe(walked.has(minutes));
      }),
    );
  });
});

describe('bedtime', () => {
  it("follows the clocks of the family's zone", () => {
    expect(isBedtime(at('2026-06-01T18:30:00Z'), settings, 'Europe/Berlin')).toBe(true);
    expect(isBedtime(at('2026-06-01T18:30:00Z'), settings, 'Europe/London')).toBe(false);
    expect(isBedtime(at('2026-12-01T18:30:00Z'), settings, 'Europe/Berlin')).toBe(false);
  });

  it('is never while the mode is off', () => {
    const off = { ...settings, bedtimeMode: false };
    expect(isBedtime(at('2026-06-01T22:00:00Z'), off, 'UTC')).toBe(false);
    expect(bedtimeEndsAt(at('2026-06-01T22:00:00Z'), off, 'UTC')).toBeNull();
  });

  it.each([
    ['2026-06-01T22:00:00Z', 'UTC', '2026-06-02T07:00:00Z'],
    ['2026-06-02T03:00:00Z', 'UTC', '2026-06-02T07:00:00Z'],
    ['2026-03-08T03:00:00Z', 'America/New_York', '2026-03-08T11:00:00Z'],
    ['2026-10-31T23:59:00Z', 'America/New_York', null],
    ['2026-11-01T01:00:00Z', 'America/New_York', '2026-11-01T12:00:00Z'],
  ])('at %s in %s ends at %s', (now, zone, end) => {
    expect(bedtimeEndsAt(at(now), settings, zone)).toEqual(end && at(end));
  });

  it('ends once more where clocks went back over its end', () => {
    const window = { ...settings, bedtimeEnd: '01:30' };
    const ends = (now: string) => bedtimeEndsAt(at(now), window, 'America/New_York');
    expect(ends('2026-11-01T05:15:20Z')).toEqual(at('2026-11-01T05:30:00Z'));
    expect(ends('2026-11-01T06:15:20Z')).toEqual(at('2026-11-01T06:30:00Z'));
  });

  it('ends with the next minute that its window does not hold', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/Santiago', 'Australia/Lord_Howe');
    const anyNow = fc.integer({ min: 1.7e9, max: 1.9e9 }).map((seconds) => new Date(seconds * 1000));
    fc.assert(
      fc.property(zones, anyNow, fc.tuple(anyMinute, anyMinute), (zone, now, [start, end]) => {
        const window = { bedtimeMode: true, bedtimeStart: clockText(start), bedtimeEnd: clockText(end) };
        const endsAt = bedtimeEndsAt(now, window, zone);
        expect(endsAt !== null).toBe(isBedtime(now, window, zone));
        if (!endsAt) return;
        expect(endsAt.getTime()).toBeGreaterThan(now.getTime());
        expect(endsAt.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        // Unless clocks jump over all of the waking time.
        if ((start - end + 1440) % 1440 > 60) expect(isBedtime(endsAt, window, zone)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
