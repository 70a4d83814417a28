import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, lastDays } from '../time/family-day';
import { bestStreak, currentStreak } from './streak';

const today = '2026-03-10';

describe('the current streak', () => {
  it.each([
    ['nothing yet', [], 0, false],
    ['only today', [today], 1, false],
    ['six days before, nothing today: at risk', lastDays('2026-03-09', 6), 6, true],
    ['six days before and today', lastDays(today, 7), 7, false],
    ['a missed yesterday breaks it', ['2026-03-08', '2026-03-07'], 0, false],
    ['a missed yesterday leaves today alone', ['2026-03-08', today], 1, false],
    ['two approvals on one day count once', [today, today, '2026-03-09'], 2, false],
    ['across the end of February', ['2026-03-01', '2026-02-28', ...lastDays(today, 9)], 11, false],
    ['a day to come does not count', ['2026-03-11', today], 1, false],
  ])('%s', (...[, days, expected, atRisk]) => {
    expect(currentStreak(days, today)).toEqual({ days: expected, atRisk });
    expect(currentStreak(new Set(days), today)).toEqual({ days: expected, atRisk });
  });
});

describe('the best streak', () => {
  it.each([
    [[], 0],
    [[today], 1],
    [['2026-01-01', '2026-01-02', '2026-01-03', '2026-02-01', '2026-02-02'], 3],
    [['2026-02-02', '2026-01-02', '2026-01-01', '2026-01-03', '2026-01-02'], 3],
    [['2025-12-31', '2026-01-01'], 2],
  ])('of %j is %i', (days, expected) => {
    expect(bestStreak(days)).toBe(expected);
  });
});

describe('both', () => {
  /** Sixty days, done or not, the last one today. */
  const history = fc.array(fc.boolean(), { minLength: 60, maxLength: 60 });
  const daysOf = (done: boolean[]) =>
    done.flatMap((isDone, i) => (isDone ? [addDays(today, i - done.length + 1)] : []));

  it('agree with counting by hand', () => {
    fc.assert(
      fc.property(history, (done) => {
        const marks = done.map((isDone) => (isDone ? 'x' : '.')).join('');
        const runs = marks.match(/x+/g) ?? [];
        expect(bestStreak(daysOf(done))).toBe(Math.max(0, ...runs.map((run) => run.length)));
        const last = /(x*)(\.?)$/.exec(marks)!;
        const days = last[1]!.length;
        expect(currentStreak(daysOf(done), today)).toEqual({ days, atRisk: days > 0 && last[2] === '.' });
      }),
    );
  });

  it('the current one is never longer than the best, and one more day never shortens either', () => {
    fc.assert(
      fc.property(history, fc.nat(59), (done, i) => {
        const days = daysOf(done);
        const more = [...days, addDays(today, -i)];
        expect(currentStreak(days, today).days).toBeLessThanOrEqual(bestStreak(days));
        expect(bestStreak(more)).toBeGreaterThanOrEqual(bestStreak(days));
        expect(currentStreak(more, today).days).toBeGreaterThanOrEqual(currentStreak(days, today).days);
      }),
    );
  });
});
