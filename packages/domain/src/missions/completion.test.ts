import { describe, expect, it } from 'vitest';
import { missionOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { DAILY_PLAN, type Schedule } from '../days/schedule';
import {
  decideCompletion,
  decideOnBehalfDay,
  decideParentCompletion,
  decideSlot,
  type LiveCompletion,
  TRIES_PER_DAY,
} from './completion';

const pending: LiveCompletion = { status: 'pending' };
const approved: LiveCompletion = { status: 'approved' };
const kindOf = (decision: { kind: string; code?: string }) => decision.code ?? decision.kind;

describe('a child completing a mission', () => {
  it.each([
    ['an active habit without a live completion gets a new one', true, null, 'new'],
    ['a second tap finds the pending one', true, pending, 'existing'],
    ['a tap after approval finds the approved one', true, approved, 'existing'],
    ['a replay is harmless though the habit was switched off since', false, pending, 'existing'],
    ['an inactive habit cannot be completed', false, null, 'HABIT_INACTIVE'],
  ])('%s', (...[, isActive, live, kind]) => {
    expect(kindOf(decideCompletion({ isActive, live, tries: 0, featureEnabled: true }))).toBe(kind);
  });

  it('the last try of a day is taken, one more is not, and a live one answers all the same', () => {
    const tried = (tries: number, live: LiveCompletion | null = null) =>
      kindOf(decideCompletion({ isActive: true, live, tries, featureEnabled: true }));
    expect(tried(TRIES_PER_DAY - 1)).toBe('new');
    expect(tried(TRIES_PER_DAY)).toBe('TRY_LIMIT');
    expect(tried(TRIES_PER_DAY, pending)).toBe('existing');
  });

  it('a switched-off habits feature refuses whatever else holds', () => {
    for (const isActive of [true, false])
      for (const live of [null, pending, approved])
        expect(kindOf(decideCompletion({ isActive, live, tries: 0, featureEnabled: false }))).toBe(
          'FEATURE_DISABLED',
        );
  });
});

describe('a parent completing a mission for a child', () => {
  it.each([
    ['a new one', true, null, 'new'],
    ["approves the child's own pending one", true, pending, 'approvePending'],
    ['also when the habit is inactive by now', false, pending, 'approvePending'],
    ['leaves an approved one as it is', true, approved, 'existing'],
    ['not for an inactive habit', false, null, 'HABIT_INACTIVE'],
  ])('%s', (...[, isActive, live, kind]) => {
    expect(kindOf(decideParentCompletion({ isActive, live }))).toBe(kind);
  });

  it.each([
    ['2026-03-10', 'allowed'],
    ['2026-03-09', 'allowed'],
    ['2026-03-03', 'allowed'],
    ['2026-03-02', 'TOO_OLD'],
    ['2025-03-10', 'TOO_OLD'],
    ['2026-03-11', 'BAD_REQUEST'],
  ])('on 10 March, %s is %s', (day, expected) => {
    const decision = decideOnBehalfDay(day, '2026-03-10');
    expect(decision.kind === 'refused' ? decision.code : decision.kind).toBe(expected);
  });
});

describe('a slot of a day', () => {
  const factsOf = (schedule: Schedule, liveDays: string[]): HeroFacts => ({
    ...{ neutralFrom: null, assignedFrom: '2026-03-01', marks: [], carePatterns: [], repairs: [] },
    ...{ dayRules: [], streakRules: [] },
    habits: [
      {
        habitId: 'one',
        plans: [{ ...DAILY_PLAN, fromDay: '2026-03-01', schedule }],
        periods: [{ fromDay: '2026-03-01', untilDay: null }],
        lastLiveBefore: null,
      },
    ],
    live: liveDays.map((day) => ({ habitId: 'one', day, slot: 1, isApproved: true })),
  });
  const asked = (
    day: string,
    liveDays: string[],
    schedule: Schedule = { kind: 'once', date: '2026-03-10' },
  ) => {
    const facts = factsOf(schedule, liveDays);
    return kindOf(decideSlot(missionOfDay(facts, facts.habits[0]!, { day, marks: [] }), 1));
  };

  it.each([
    ['its date is open', '2026-03-10', [], 'open'],
    ['so are the seven days after it', '2026-03-17', [], 'open'],
    ['and none after them', '2026-03-18', [], 'NOT_DUE'],
    ['done late, its date is over', '2026-03-10', ['2026-03-17'], 'NOT_DUE'],
    ['done late, so is every other day', '2026-03-11', ['2026-03-12'], 'NOT_DUE'],
    ['done on its date it is not done late', '2026-03-12', ['2026-03-10'], 'NOT_DUE'],
    ['the day on which it was done takes its other times', '2026-03-12', ['2026-03-12'], 'open'],
    ['what was done before its date, by another plan, is another one', '2026-03-10', ['2026-03-09'], 'open'],
    ['so is what was done after its last day', '2026-03-10', ['2026-03-18'], 'open'],
  ])('of what is due once: %s', (...[, day, liveDays, expected]) => {
    expect(asked(day, liveDays)).toBe(expected);
  });
});
