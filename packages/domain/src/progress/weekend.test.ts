import { expect, test } from 'vitest';
import type { FactHabit, HeroFacts } from '../days/facts';
import { DAILY_PLAN, type HabitPlan } from '../days/schedule';
import { isWholeWeekend, saturdayOf, weekendBonus, weekendKey } from './weekend';

const SAT = '2026-11-21';
const SUN = '2026-11-22';

const habit = (habitId: string, plan: Partial<HabitPlan> = {}): FactHabit => ({
  habitId,
  plans: [{ fromDay: '2026-01-01', ...DAILY_PLAN, ...plan }],
  periods: [{ fromDay: '2026-01-01', untilDay: null }],
  lastLiveBefore: null,
});
const live = (habitId: string, day: string, part: { isApproved?: boolean; slot?: number } = {}) => ({
  ...{ habitId, day, slot: 1, isApproved: true },
  ...part,
});
const isWhole = (part: Partial<HeroFacts>) =>
  isWholeWeekend(
    {
      ...{
        neutralFrom: null,
        assignedFrom: '2026-01-01',
        habits: [habit('bed')],
        marks: [],
        carePatterns: [],
      },
      ...{ dayRules: [], streakRules: [], repairs: [], live: [live('bed', SAT), live('bed', SUN)] },
      ...part,
    },
    SAT,
  );

test('a weekend is a Saturday and the Sunday after it', () => {
  expect([SAT, SUN, '2026-11-23', '2026-11-20'].map(saturdayOf)).toEqual([SAT, SAT, null, null]);
  expect(weekendKey(SAT)).toBe('weekend:2026-11-21');
});

test('it is whole when all that was due on both days is approved', () => {
  expect(isWhole({})).toBe(true);
  expect(isWhole({ live: [live('bed', SAT), live('bed', SUN, { isApproved: false })] })).toBe(false);
  const twice = [habit('bed', { timesPerDay: 2 })];
  expect(isWhole({ habits: twice })).toBe(false);
  const both = [1, 2].flatMap((slot) => [live('bed', SAT, { slot }), live('bed', SUN, { slot })]);
  expect(isWhole({ habits: twice, live: both })).toBe(true);
});

test('extras and quotas are not needed, and are not enough', () => {
  const extra = habit('sing', { schedule: { kind: 'days', days: ['mon'] }, allowExtra: true });
  const swim = habit('swim', { schedule: { kind: 'quota', times: 3 } });
  expect(isWhole({ habits: [habit('bed'), extra, swim] })).toBe(true);
  expect(isWhole({ habits: [extra], live: [live('sing', SAT), live('sing', SUN)] })).toBe(false);
});

test('a day that is marked, or on which nothing was due, makes no whole weekend', () => {
  expect(isWhole({ marks: [{ kind: 'away', from: SUN, until: SUN }] })).toBe(false);
  expect(isWhole({ marks: [{ kind: 'school-free', from: SAT, until: SUN }] })).toBe(true);
  expect(isWhole({ habits: [habit('bed', { schedule: { kind: 'days', days: ['sat'] } })] })).toBe(false);
});

test.each([
  [0, 0],
  [4, 0],
  [24, 4],
  [25, 5],
  [1_234, 246],
])('%i XP bring %i points', (xp, points) => {
  expect(weekendBonus(xp)).toBe(points);
});
