import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MINUTE_MS } from '../time/durations';
import { advanceRun, BRUSH_MS, BRUSH_QUARTERS, quarterOf, startRun, type TimedRun } from './timed-run';

const left = ({ totalMs, ranMs }: TimedRun) => totalMs - ranMs;
/** What a device keeps is what it reads after a reload. */
const reload = (run: TimedRun): TimedRun => JSON.parse(JSON.stringify(run));

const acts = fc.array(
  fc.record({
    act: fc.constantFrom('look' as const, 'pause' as const, 'resume' as const, 'reload' as const),
    // Clocks are set back, and devices sleep.
    passed: fc.integer({ min: -10 * MINUTE_MS, max: 30 * MINUTE_MS }),
  }),
  { maxLength: 60 },
);
const total = fc.integer({ min: 1, max: 60 * MINUTE_MS });

function follow(totalMs: number, list: { act: 'look' | 'pause' | 'resume' | 'reload'; passed: number }[]) {
  let now = 1_700_000_000_000;
  const seen = [startRun(totalMs, now)];
  for (const { act, passed } of list) {
    now += passed;
    const before = seen.at(-1)!;
    seen.push(act === 'reload' ? advanceRun(reload(before), 'look', now) : advanceRun(before, act, now));
  }
  return seen;
}

describe('whatever happens in whatever order, also with a clock that jumps', () => {
  test('what is left never grows and is never below zero', () => {
    fc.assert(
      fc.property(total, acts, (totalMs, list) => {
        const rests = follow(totalMs, list).map(left);
        expect(rests.every((rest) => rest >= 0 && rest <= totalMs)).toBe(true);
        expect(rests.every((rest, at) => at === 0 || rest <= rests[at - 1]!)).toBe(true);
      }),
    );
  });

  test('it ends exactly once, when nothing is left, and stays ended', () => {
    fc.assert(
      fc.property(total, acts, (totalMs, list) => {
        const seen = follow(totalMs, list);
        for (const run of seen) expect(run.endedAt !== null).toBe(left(run) === 0);
        const ends = new Set(seen.map(({ endedAt }) => endedAt).filter((at) => at !== null));
        expect(ends.size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a clock that goes on gives the same, however often it is looked at', () => {
    const looks = fc.array(fc.integer({ min: 0, max: MINUTE_MS }), { maxLength: 40 });
    fc.assert(
      fc.property(total, looks, (totalMs, steps) => {
        const often = follow(
          totalMs,
          steps.map((passed) => ({ act: 'look', passed })),
        ).at(-1)!;
        const all = steps.reduce((sum, passed) => sum + passed, 0);
        expect(often.ranMs).toBe(follow(totalMs, [{ act: 'look', passed: all }]).at(-1)!.ranMs);
      }),
    );
  });

  test('a pause adds nothing, however long it is', () => {
    fc.assert(
      fc.property(total, fc.nat(MINUTE_MS), fc.nat(100 * MINUTE_MS), (totalMs, before, away) => {
        const paused = advanceRun(startRun(totalMs, 0), 'pause', before);
        const resumed = advanceRun(reload(paused), 'resume', before + away);
        expect(left(resumed)).toBe(left(paused));
      }),
    );
  });
});

it('a timer that ran on behind another app has ended when it is seen again', () => {
  const run = advanceRun(startRun(20 * MINUTE_MS, 0), 'look', 90 * MINUTE_MS);
  expect([left(run), run.endedAt, run.since]).toEqual([0, 90 * MINUTE_MS, null]);
  expect(advanceRun(run, 'resume', 91 * MINUTE_MS)).toBe(run);
});

it.each([
  [0, 0],
  [29_999, 0],
  [30_000, 1],
  [90_000, 3],
  [120_000, 3],
])('after %i ms of brushing it is quarter %i', (passed, quarter) => {
  expect(quarterOf(advanceRun(startRun(BRUSH_MS, 0), 'look', passed))).toBe(quarter);
  expect(BRUSH_QUARTERS).toBe(4);
});
