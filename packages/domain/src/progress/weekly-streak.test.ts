import { describe, expect, test } from 'vitest';
import type { FactHabit, HeroFacts } from '../days/facts';
import type { MarkKind } from '../days/marks';
import { DAILY_PLAN, type HabitPlan } from '../days/schedule';
import { addDays } from '../time/family-day';
import { weeklyStreak } from './weekly-streak';

/** A Wednesday; weeks start on Monday the 2nd, the 9th, the 16th and the 23rd of November. */
const TODAY = '2026-11-25';

const quota = (times: number, part: Partial<HabitPlan> = {}) => ({
  ...DAILY_PLAN,
  schedule: { kind: 'quota' as const, times },
  ...part,
});
const swim = (part: Partial<FactHabit> = {}): FactHabit => ({
  habitId: 'swim',
  plans: [{ fromDay: '2026-01-01', ...quota(3) }],
  periods: [{ fromDay: '2026-11-02', untilDay: null }],
  lastLiveBefore: null,
  ...part,
});
const done = (...days: string[]) => days.map((day) => ({ habitId: 'swim', day, slot: 1, isApproved: true }));
const mark = (kind: MarkKind, from: string, until: string) => ({ kind, from, until });

function weeksOf(habit: FactHabit, part: Partial<HeroFacts>, from = '2026-10-26') {
  const facts: HeroFacts = {
    ...{ neutralFrom: null, assignedFrom: habit.periods[0]?.fromDay ?? null, habits: [habit], marks: [] },
    ...{ carePatterns: [], dayRules: [], streakRules: [], repairs: [], live: [] },
    ...part,
  };
  return weeklyStreak(facts, habit, { today: TODAY, from });
}

const LAST = done('2026-11-16', '2026-11-18', '2026-11-22');
const BEFORE = done('2026-11-09', '2026-11-10', '2026-11-15');
const FIRST = done('2026-11-02', '2026-11-03', '2026-11-04');

describe('a weekly streak', () => {
  test('is the weeks in a row that were met; the running one counts once it is met', () => {
    expect(weeksOf(swim(), { live: [...FIRST, ...BEFORE, ...LAST] })).toEqual({ weeks: 3, isOpen: false });
    const running = done('2026-11-23', '2026-11-24', '2026-11-25');
    expect(weeksOf(swim(), { live: [...FIRST, ...BEFORE, ...LAST, ...running] }).weeks).toBe(4);
    expect(weeksOf(swim(), { live: [...BEFORE, ...LAST] }).weeks).toBe(2);
    expect(weeksOf(swim(), { live: [...FIRST, ...BEFORE] }).weeks).toBe(0);
  });

  test('counts what is approved, not what waits', () => {
    const waiting = LAST.map((live, n) => ({ ...live, isApproved: n > 0 }));
    expect(weeksOf(swim(), { live: [...BEFORE, ...waiting] }).weeks).toBe(0);
  });

  test.each([
    [mark('sick', '2026-11-16', '2026-11-18'), done('2026-11-19', '2026-11-20'), 1],
    [mark('sick', '2026-11-16', '2026-11-17'), done('2026-11-19', '2026-11-20'), 0],
    [mark('vacation', '2026-11-16', '2026-11-22'), [], 0],
    [mark('school-free', '2026-11-16', '2026-11-18'), done('2026-11-19', '2026-11-20'), 0],
  ])('shrinks a week by its neutral days: %j', (week, live, weeks) => {
    expect(
      weeksOf(swim({ periods: [{ fromDay: '2026-11-16', untilDay: null }] }), { marks: [week], live }).weeks,
    ).toBe(weeks);
  });

  test('goes on over a week that is neutral', () => {
    const marks = [mark('vacation', '2026-11-16', '2026-11-22')];
    expect(weeksOf(swim(), { marks, live: [...FIRST, ...BEFORE] }).weeks).toBe(2);
  });

  test('of a habit for school days shrinks by days without school; its weekends cost nothing', () => {
    const plans = [{ fromDay: '2026-01-01', ...quota(5, { schoolDaysOnly: true }) }];
    const habit = swim({ plans, periods: [{ fromDay: '2026-11-16', untilDay: null }] });
    const four = done('2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19');
    expect(weeksOf(habit, { live: four }).weeks).toBe(0);
    const marks = [mark('school-free', '2026-11-19', '2026-11-22')];
    expect(weeksOf(habit, { live: four, marks }).weeks).toBe(1);
    const whole = [mark('school-free', '2026-11-16', '2026-11-22')];
    expect(weeksOf(habit, { live: [], marks: whole })).toEqual({ weeks: 0, isOpen: false });
  });

  test('has a first week from the day of the assignment, and rests while the habit is off', () => {
    const friday = swim({ periods: [{ fromDay: '2026-11-20', untilDay: null }] });
    expect(weeksOf(friday, { live: done('2026-11-20', '2026-11-21') }).weeks).toBe(1);
    const paused = swim({
      periods: [
        { fromDay: '2026-11-02', untilDay: '2026-11-09' },
        { fromDay: '2026-11-16', untilDay: null },
      ],
    });
    expect(weeksOf(paused, { live: [...FIRST, ...LAST] }).weeks).toBe(2);
  });

  test('asks each day for its own plan, and begins with the first quota', () => {
    const plans = [
      { fromDay: '2026-01-01', ...DAILY_PLAN },
      { fromDay: '2026-11-16', ...quota(2) },
      { fromDay: '2026-11-20', ...quota(6) },
    ];
    // Four days of 2 and three of 6: 26 sevenths.
    const four = done('2026-11-16', '2026-11-17', '2026-11-18', '2026-11-22');
    expect(weeksOf(swim({ plans }), { live: four })).toEqual({ weeks: 1, isOpen: false });
    expect(weeksOf(swim({ plans }), { live: four.slice(1) }).weeks).toBe(0);
  });

  test('has weeks as the family starts them, and no day in two of them', () => {
    const dayRules = [
      { fromDay: '2026-01-01', weekStart: 'mon' as const, shieldsEnabled: true },
      { fromDay: '2026-11-24', weekStart: 'sun' as const, shieldsEnabled: true },
    ];
    // Sunday the 22nd belongs to the running week now; six days are left of the one before.
    expect(weeksOf(swim(), { dayRules, live: [...FIRST, ...BEFORE, ...LAST] }).weeks).toBe(0);
    const three = [...LAST, ...done('2026-11-19', '2026-11-24', '2026-11-25')];
    expect(weeksOf(swim(), { dayRules, live: [...FIRST, ...BEFORE, ...three] }).weeks).toBe(4);
  });

  test('says when it may reach further back than the days that were looked at', () => {
    const live = [...BEFORE, ...LAST];
    expect(weeksOf(swim(), { live }, '2026-11-09')).toEqual({ weeks: 2, isOpen: true });
    expect(weeksOf(swim(), { live: BEFORE }, addDays(TODAY, -60))).toEqual({ weeks: 0, isOpen: false });
  });
});
