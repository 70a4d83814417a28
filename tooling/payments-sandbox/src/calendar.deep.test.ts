import { describe, expect, it } from 'vitest';
import { nextBoundary, periodBoundary } from './calendar';

const at = (text: string) => Date.parse(text) / 1000;
const shown = (seconds: number) => new Date(seconds * 1000).toISOString();
const MONTHLY = { interval: 'month', interval_count: 1 };

describe('periods', () => {
  it('keep to the day of the anchor, and to the last day of shorter months', () => {
    const anchor = at('2026-01-31T10:00:00Z');
    const days = [1, 2, 3, 4].map((n) => shown(periodBoundary(anchor, MONTHLY, n)).slice(0, 10));
    expect(days).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('find 29 February again every fourth year', () => {
    const anchor = at('2028-02-29T00:00:00Z');
    const yearly = { interval: 'year', interval_count: 1 };
    const days = [1, 4].map((n) => shown(periodBoundary(anchor, yearly, n)).slice(0, 10));
    expect(days).toEqual(['2029-02-28', '2032-02-29']);
  });

  it('begin at their boundary: the next one is strictly later', () => {
    const anchor = at('2026-01-31T10:00:00Z');
    const first = nextBoundary(anchor, MONTHLY, anchor);
    expect(shown(first)).toBe('2026-02-28T10:00:00.000Z');
    expect(shown(nextBoundary(anchor, MONTHLY, first))).toBe('2026-03-31T10:00:00.000Z');
  });
});
