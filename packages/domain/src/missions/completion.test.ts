import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missionOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { DAILY_PLAN, type Schedule } from '../days/schedule';
import { daysBetween, familyDay } from '../time/family-day';
import {
  completionInstant,
  decideCompletion,
  decideOnBehalfDay,
  decideParentCompletion,
  decideSlot,
  type LiveCompletion,
  REPLAY_WINDOW_MS,
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

describe('the instant of a completion', () => {
  const now = new Date('2026-03-10T07:00:00Z');
  const clock = { timeZone: 'UTC', dayStartHour: 0 };
  const before = (ms: number) => new Date(now.getTime() - ms);

  it('is now when the device claims nothing', () => {
    const instant = { kind: 'now', at: now, day: '2026-03-10' };
    expect(completionInstant({ now, clock })).toEqual(instant);
    expect(completionInstant({ now, clock, claimed: null })).toEqual(instant);
  });

  it.each([
    ['a tap of last evening is honoured', before(10 * 3_600_000)],
    ['one exactly 24 hours old too', before(REPLAY_WINDOW_MS)],
  ])('%s', (_, claimed) => {
    const instant = { kind: 'honoured', at: claimed, day: '2026-03-09' };
    expect(completionInstant({ now, clock, claimed })).toEqual(instant);
    expect(completionInstant({ now, clock, claimed, assignedAt: claimed })).toEqual(instant);
  });

  it('older by a millisecond is too old, whenever the mission was given', () => {
    const claimed = before(REPLAY_WINDOW_MS + 1);
    for (const assignedAt of [null, now]) {
      const instant = completionInstant({ now, clock, claimed, assignedAt });
      expect(instant).toEqual({ kind: 'refused', code: 'TOO_OLD' });
    }
  });

  it('is now for a time at which the hero did not have the mission yet', () => {
    const claimed = before(3_600_000);
    const instant = completionInstant({ now, clock, claimed, assignedAt: before(3_599_999) });
    expect(instant).toEqual({ kind: 'now', at: now, day: '2026-03-10' });
  });

  it('never lies in the future, nor more than 24 hours back, nor before yesterday', () => {
    const anyTime = fc.date({
      min: new Date('2026-03-01Z'),
      max: new Date('2026-04-05Z'),
      noInvalidDate: true,
    });
    const berlin = { timeZone: 'Europe/Berlin', dayStartHour: 0 };
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -3e8, max: 3e8 }), (at, offsetMs) => {
        const claimed = new Date(at.getTime() + offsetMs);
        const decision = completionInstant({ now: at, clock: berlin, claimed });
        if (decision.kind === 'refused') {
          expect(offsetMs).toBeLessThan(1 - 23 * 3_600_000);
          return;
        }
        expect(decision.at.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(decision.at.getTime()).toBeGreaterThanOrEqual(at.getTime() - REPLAY_WINDOW_MS);
        expect(decision.day).toBe(familyDay(decision.at, berlin));
        expect(daysBetween(decision.day, familyDay(at, berlin))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
