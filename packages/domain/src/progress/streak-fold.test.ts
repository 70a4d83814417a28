import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeroFacts } from '../days/facts';
import type { StreakKind } from '../days/judge-day';
import { runs } from '../testing/search';
import { addDays, lastDays } from '../time/family-day';
import { MILESTONES, milestonesAhead } from './milestones';
import {
  MOST_SHIELDS,
  NO_STREAK,
  type StreakState,
  stepStreak,
  streakToday,
  walkStreak,
} from './streak-fold';

const KINDS: Record<string, StreakKind> = {
  ...{ x: 'done', '.': 'missed', h: 'held', n: 'neutral', r: 'repaired' },
};
const walk = (days: string, shieldsOn = true) =>
  [...days].reduce<StreakState>((state, day) => stepStreak(state, KINDS[day]!, shieldsOn), NO_STREAK);

describe('a streak', () => {
  it.each([
    ['nothing', '', [0, 0, 0]],
    ['six days', 'xxxxxx', [6, 0, 6]],
    ['the seventh earns a shield', 'xxxxxxx', [7, 1, 0]],
    ['the fourteenth earns the second', 'x'.repeat(14), [14, 2, 0]],
    ['a third is not kept, and counting goes on', 'x'.repeat(25), [25, 2, 4]],
    ['a miss uses a shield and adds nothing', 'xxxxxxx.', [7, 0, 0]],
    ['a miss without one ends it', 'xxxxxx.', [0, 0, 0]],
    ['two misses use two', `${'x'.repeat(14)}..`, [14, 0, 0]],
    ['a gap of three uses both and ends it', `${'x'.repeat(14)}...`, [0, 0, 0]],
    ['it begins anew with nothing', `${'x'.repeat(14)}...x`, [1, 0, 1]],
    ['what waits, rests and is repaired adds nothing and ends nothing', 'xxhnrx', [3, 0, 3]],
  ])('%s', (_, days, [run, held, towardsShield]) => {
    expect(walk(days)).toEqual({ run, held, towardsShield });
  });

  it('earns and uses no shield while they are off, and keeps what it holds', () => {
    expect(walk('x'.repeat(30), false)).toEqual({ run: 30, held: 0, towardsShield: 0 });
    expect(stepStreak({ run: 9, held: 1, towardsShield: 2 }, 'missed', false)).toEqual(NO_STREAK);
    expect(stepStreak({ run: 9, held: 1, towardsShield: 6 }, 'done', false)).toEqual({
      ...{ run: 10, held: 1, towardsShield: 6 },
    });
  });

  it('holds from none to two shields, and reaches each milestone once in a life', () => {
    const life = fc.array(fc.constantFrom('x', 'x', 'x', 'x', 'x', 'x', 'x', '.', 'h', 'n', 'r'), {
      minLength: 50,
      maxLength: 160,
    });
    fc.assert(
      fc.property(life, (days) => {
        let state = NO_STREAK;
        let best = 0;
        const brought: string[] = [];
        for (const day of days) {
          const before = milestonesAhead(best);
          state = stepStreak(state, KINDS[day]!, true);
          const isSound =
            state.held >= 0 && state.held <= MOST_SHIELDS && (state.run > 0 || state.held === 0);
          if (!isSound) throw new Error(`Unsound: ${JSON.stringify(state)}`);
          best = Math.max(best, state.run);
          brought.push(...before.filter(({ days: n }) => n <= best).map(({ source }) => source));
        }
        expect(brought).toEqual(MILESTONES.filter(({ days: n }) => n <= best).map(({ source }) => source));
      }),
      { numRuns: runs(200) },
    );
  });
});

const TODAY = '2026-03-10';
/** A hero with one daily habit since long ago. */
function heroFacts(change: Partial<HeroFacts> & { done?: string[]; waiting?: string[] } = {}): HeroFacts {
  const { done = [], waiting = [], ...rest } = change;
  const live = (day: string, isApproved: boolean) => ({ habitId: 'read', day, slot: 1, isApproved });
  return {
    ...{ neutralFrom: null, assignedFrom: '2026-01-01', marks: [], carePatterns: [], dayRules: [] },
    ...{ streakRules: [], repairs: [] },
    habits: [
      {
        habitId: 'read',
        plans: [],
        periods: [{ fromDay: '2026-01-01', untilDay: null }],
        lastLiveBefore: null,
      },
    ],
    live: [...done.map((day) => live(day, true)), ...waiting.map((day) => live(day, false))],
    ...rest,
  };
}

describe('going through days', () => {
  const range = { from: addDays(TODAY, -9), until: TODAY };
  const week = lastDays(addDays(TODAY, -3), 7);

  it('says on which day a shield was used', () => {
    const walked = walkStreak(heroFacts({ done: [...week, TODAY] }), NO_STREAK, range);
    expect(walked.filter(({ isShielded }) => isShielded).map(({ day }) => day)).toEqual(['2026-03-08']);
    expect(walked.at(-1)?.state).toEqual({ run: 1, held: 0, towardsShield: 1 });
  });

  it('a sick day gives a used shield back', () => {
    const marks = [{ kind: 'sick' as const, from: '2026-03-08', until: '2026-03-08' }];
    const walked = walkStreak(heroFacts({ done: [...week, TODAY], marks }), NO_STREAK, range);
    expect(walked.some(({ isShielded, day }) => isShielded && day === '2026-03-08')).toBe(false);
    expect(walked.at(-1)?.state).toEqual({ run: 8, held: 0, towardsShield: 1 });
  });

  it('today counts when it is done, and is at risk only while something that is due is not', () => {
    const before = { run: 3, held: 0, towardsShield: 3 };
    const risk = (change: Parameters<typeof heroFacts>[0]) => streakToday(heroFacts(change), before, TODAY);
    expect(risk({})).toEqual({ state: before, isAtRisk: true });
    expect(risk({ waiting: [TODAY] })).toEqual({ state: before, isAtRisk: true });
    expect(risk({ done: [TODAY] })).toEqual({
      state: { ...before, run: 4, towardsShield: 4 },
      isAtRisk: false,
    });
    expect(risk({ marks: [{ kind: 'vacation', from: TODAY, until: TODAY }] }).isAtRisk).toBe(false);
    expect(risk({ habits: [] }).isAtRisk).toBe(false);
    expect(streakToday(heroFacts(), NO_STREAK, TODAY).isAtRisk).toBe(false);
  });
});
