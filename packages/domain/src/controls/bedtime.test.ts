import { describe, expect, it } from 'vitest';
import { isBedtime, isInWindow } from './bedtime';

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
  });
});
