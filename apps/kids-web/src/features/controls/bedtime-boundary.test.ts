import { describe, expect, test } from 'vitest';
import { msToBoundary } from './bedtime-boundary';

const at = (time: string) => Date.parse(`2026-03-10T${time}Z`);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('the moments at which bedtime may change', () => {
  test.each([
    ['20:00', '19:59:30', 30 * SECOND],
    ['20:10', '19:05:00', 5 * MINUTE],
    // Nepal's clocks stand three quarters of an hour beside most others.
    ['20:10', '14:25:00', 15 * MINUTE],
    ['20:59', '19:00:00', 14 * MINUTE],
  ])('for %s at %s', (time, now, wait) => {
    expect(msToBoundary([time], at(now))).toBe(wait);
  });

  test('the nearer of both counts', () => {
    expect(msToBoundary(['20:00', '07:05'], at('12:01:00'))).toBe(4 * MINUTE);
  });

  test('one that is now has passed: the next is a quarter of an hour away', () => {
    expect(msToBoundary(['20:00'], at('20:00:00'))).toBe(15 * MINUTE);
  });
});
