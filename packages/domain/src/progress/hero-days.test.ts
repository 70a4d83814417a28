import { expect, test } from 'vitest';
import type { FactCompletion, FactHabit, HeroFacts } from '../days/facts';
import { DAILY_PLAN, type HabitPlan } from '../days/schedule';
import { type HeroOfDay, heroDays } from './hero-days';

const day = '2026-03-10';

const name = (habitId: string) => ({ habitId, name: habitId, icon: 'teeth', color: 'mint' });
const habit = (habitId: string, plan: Partial<HabitPlan> = {}): FactHabit => ({
  habitId,
  plans: [{ fromDay: '2026-01-01', ...DAILY_PLAN, ...plan }],
  periods: [{ fromDay: '2026-01-01', untilDay: null }],
  lastLiveBefore: null,
});
const live = (habitId: string, isApproved = true, slot = 1): FactCompletion => ({
  ...{ habitId, day, slot, isApproved },
});
const hero = (childId: string, facts: Partial<HeroFacts>, emergencySince: Date | null = null): HeroOfDay => ({
  childId,
  emergencySince,
  habits: (facts.habits ?? []).map(({ habitId }) => name(habitId)),
  facts: {
    ...{ neutralFrom: null, assignedFrom: '2026-01-01', habits: [], marks: [], carePatterns: [] },
    ...{ dayRules: [], streakRules: [], repairs: [], live: [] },
    ...facts,
  },
});

test('a day counts what is done and what waits, and names what is open', () => {
  const emergencySince = new Date('2026-03-10T08:00:00Z');
  const habits = [habit('teeth'), habit('read'), habit('tidy')];
  expect(
    heroDays(
      [hero('mia', { habits, live: [live('teeth'), live('read', false)] }), hero('leo', {}, emergencySince)],
      day,
    ),
  ).toEqual([
    {
      childId: 'mia',
      done: 1,
      waiting: 1,
      total: 3,
      open: [{ ...name('tidy'), left: 1 }],
      marks: [],
      emergencySince: null,
    },
    {
      childId: 'leo',
      done: 0,
      waiting: 0,
      total: 0,
      open: [],
      marks: [],
      emergencySince: '2026-03-10T08:00:00.000Z',
    },
  ]);
});

test('a mission of several times is open as often as it is left, and an extra counts once it is done', () => {
  const habits = [
    habit('teeth', { timesPerDay: 3 }),
    habit('swim', { schedule: { kind: 'days', days: ['mon'] }, allowExtra: true }),
    habit('sing', { schedule: { kind: 'days', days: ['mon'] }, allowExtra: true }),
    habit('run', { schedule: { kind: 'quota', times: 2 } }),
  ];
  const facts = { habits, live: [live('teeth'), live('swim')] };
  expect(heroDays([hero('mia', facts)], day)).toMatchObject([
    { done: 2, total: 4, open: [{ habitId: 'teeth', left: 2 }] },
  ]);
});

test('on a marked day nothing is open', () => {
  const marks = [{ kind: 'vacation' as const, from: day, until: day }];
  expect(heroDays([hero('mia', { habits: [habit('teeth')], marks })], day)).toMatchObject([
    { done: 0, total: 0, open: [], marks: ['vacation'] },
  ]);
});
