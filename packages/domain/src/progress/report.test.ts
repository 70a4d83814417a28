import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactHabit, HeroFacts } from '../days/facts';
import { DAILY_PLAN } from '../days/schedule';
import { addDays, daysBetween, lastDays } from '../time/family-day';
import {
  childReport,
  missedOf,
  type ReportQuestion,
  rangeBefore,
  reportRange,
  slippedHabits,
} from './report';
import { childReportSchema } from './schema';

/** A Tuesday. */
const today = '2026-03-10';
const habit = (habitId: string, part: { isActive?: boolean; isGone?: boolean; icon?: null } = {}) => ({
  habitId,
  name: habitId,
  icon: 'teeth',
  isActive: true,
  isGone: false,
  streak: 0,
  ...part,
});
const always = (habitId: string) => ({ habitId, fromDay: '2026-01-01', untilDay: null });
const done = (habitId: string, date: string, xp = 25) => ({ habitId, date, isApproved: true, xp });
const waiting = (habitId: string, date: string) => ({ habitId, date, isApproved: false, xp: 0 });
const nothing = { due: 0, done: 0, waiting: 0, xp: 0 };

interface Part extends Omit<Partial<ReportQuestion>, 'facts' | 'missions'> {
  periods?: { habitId: string; fromDay: string; untilDay: string | null }[];
  missions?: { habitId: string; date: string; isApproved: boolean; xp: number }[];
  facts?: Partial<HeroFacts>;
  plans?: Record<string, FactHabit['plans']>;
}

const reportOf = ({ periods = [], missions = [], facts, plans = {}, ...part }: Part) =>
  childReport({
    childId: 'mia',
    totalXp: 330,
    today,
    ...reportRange({}, today),
    streaks: { current: 2, best: 12 },
    habits: [],
    ...part,
    missions,
    facts: {
      neutralFrom: null,
      assignedFrom: '2026-01-01',
      habits: [...new Set([...periods, ...missions].map(({ habitId }) => habitId))].map((habitId) => ({
        habitId,
        plans: plans[habitId] ?? [],
        periods: periods.filter((period) => period.habitId === habitId),
        lastLiveBefore: null,
      })),
      marks: [],
      carePatterns: [],
      dayRules: [],
      streakRules: [],
      repairs: [],
      live: missions.map(({ habitId, date: day, isApproved }) => ({ habitId, day, slot: 1, isApproved })),
      ...facts,
    },
  });

describe('the days of a report', () => {
  it('are the last 7 when none is named, and 7 up to the last one when that is named', () => {
    expect(reportRange({}, today)).toEqual({ from: '2026-03-04', to: today });
    expect(reportRange({ to: '2026-02-07' }, today)).toEqual({ from: '2026-02-01', to: '2026-02-07' });
    expect(reportRange({ from: '2026-03-01' }, today)).toEqual({ from: '2026-03-01', to: today });
  });

  it('are compared with as many days before', () => {
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
  });
});

describe('the report of a hero', () => {
  it('without habits is empty, with zeros', () => {
    const report = reportOf({});
    expect(report).toMatchObject({
      ...nothing,
      level: 4,
      bestStreak: 12,
      activeHabits: 0,
      completionRate: 0,
    });
    expect(report.days).toEqual(lastDays(today, 7).map((date) => ({ date, marks: [], ...nothing })));
  });

  it('counts the XP that was paid, for the day on which it was earned', () => {
    const { days, xp } = reportOf({
      habits: [habit('teeth'), habit('bed')],
      periods: [always('teeth'), always('bed')],
      missions: [done('teeth', '2026-03-08', 25), done('bed', '2026-03-08', 70), done('teeth', today, 40)],
    });
    expect([xp, days[4]?.xp, days[6]?.xp]).toEqual([135, 95, 40]);
  });

  it('measures what was done against what was due, and today by what is done alone', () => {
    const report = reportOf({
      habits: [habit('teeth'), habit('bed')],
      periods: [always('teeth'), { habitId: 'bed', fromDay: '2026-03-06', untilDay: '2026-03-08' }],
      missions: [done('teeth', '2026-03-06'), done('bed', '2026-03-07'), done('teeth', today)],
    });
    expect(report.days.map((day) => [day.done, day.due])).toEqual([
      [0, 1],
      [0, 1],
      [1, 2],
      [1, 2],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
    expect(report).toMatchObject({ due: 9, done: 3, completionRate: 33 });
    expect(report.habits).toMatchObject([
      { habitId: 'teeth', due: 7, done: 2, completionRate: 29 },
      { habitId: 'bed', due: 2, done: 1, completionRate: 50 },
    ]);
  });

  it('blames nobody for what waits for a parent, nor for today and days ahead', () => {
    const report = reportOf({
      to: '2026-03-12',
      habits: [habit('teeth')],
      periods: [always('teeth')],
      missions: [
        ...lastDays('2026-03-09', 5).map((date) => done('teeth', date)),
        waiting('teeth', '2026-03-04'),
      ],
    });
    expect(report.days[0]).toMatchObject({ due: 1, done: 0, waiting: 1 });
    expect(report.days.slice(6)).toEqual([
      { date: today, marks: [], ...nothing },
      { date: '2026-03-11', marks: [], ...nothing },
      { date: '2026-03-12', marks: [], ...nothing },
    ]);
    expect(slippedHabits(report.habits, 5)).toEqual([]);
  });

  it('counts what was done before the habit was given in both figures', () => {
    const { days } = reportOf({
      habits: [habit('teeth')],
      periods: [{ habitId: 'teeth', fromDay: today, untilDay: null }],
      missions: [done('teeth', '2026-03-05')],
    });
    expect(days[1]).toEqual({ date: '2026-03-05', marks: [], due: 1, done: 1, waiting: 0, xp: 25 });
  });

  it('asks the plan of each day: slots, days off, weeks by their quota, marked days', () => {
    const plan = (part: object) => [{ fromDay: '2026-01-01', ...DAILY_PLAN, ...part }];
    const { days, habits } = reportOf({
      habits: [habit('teeth'), habit('swim'), habit('tidy')],
      periods: [always('teeth'), always('swim'), always('tidy')],
      plans: {
        teeth: plan({ timesPerDay: 2 }),
        swim: plan({ schedule: { kind: 'quota', times: 3 } }),
        tidy: plan({ schedule: { kind: 'days', days: ['mon', 'fri'] }, allowExtra: true }),
      },
      missions: [done('teeth', '2026-03-04'), done('swim', '2026-03-05'), waiting('tidy', '2026-03-07')],
      facts: { marks: [{ kind: 'sick', from: '2026-03-08', until: '2026-03-09' }] },
    });
    expect(days.map(({ due, done: n, waiting: open }) => [due, n, open])).toEqual([
      [2, 1, 0],
      [3, 1, 0],
      [3, 0, 0],
      [3, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(days.map(({ marks }) => marks.join())).toEqual(['', '', '', '', 'sick', 'sick', '']);
    expect(habits).toMatchObject([
      { habitId: 'teeth', due: 8, done: 1, missedByWeekday: [0, 0, 1, 1, 1, 1, 0] },
      { habitId: 'swim', due: 1, done: 1, completionRate: 100 },
      { habitId: 'tidy', due: 2, done: 0, missedByWeekday: [0, 0, 0, 0, 1, 0, 0] },
    ]);
  });

  it('lists a habit that is gone as long as it counts, so that habits and days have the same sum', () => {
    const habits = [habit('gone', { isActive: false, isGone: true, icon: null })];
    const periods = [{ habitId: 'gone', fromDay: '2026-02-20', untilDay: '2026-03-06' }];
    expect(reportOf({ habits, periods }).habits).toMatchObject([{ due: 2, done: 0, icon: 'target' }]);
    expect(reportOf({ habits, periods, from: '2026-03-06' }).habits).toEqual([]);
  });

  it('names what slipped, the largest share first, with its weekdays and how it was before', () => {
    const weekend = ['2026-03-07', '2026-03-08'];
    const week = lastDays('2026-03-09', 6);
    const { habits } = reportOf({
      habits: [habit('teeth'), habit('bed'), habit('off', { isActive: false })],
      periods: [always('teeth'), always('bed'), always('off')],
      missions: [
        ...week.filter((date) => !weekend.includes(date)).map((date) => done('teeth', date)),
        ...lastDays('2026-03-03', 7).map((date) => done('teeth', date)),
        done('bed', '2026-03-05'),
      ],
    });
    const slipped = slippedHabits(habits, 5);
    expect(slipped.map(({ habitId }) => habitId)).toEqual(['bed', 'teeth']);
    expect(slipped[1]).toMatchObject({ missedByWeekday: [0, 0, 0, 0, 0, 1, 1], before: { due: 7, done: 7 } });
    expect(slippedHabits(habits, 1)).toHaveLength(1);
  });

  it('never counts more than was due, and days and habits have the same sums', () => {
    const ids = ['a', 'b', 'c'];
    const back = fc.integer({ min: -3, max: 40 });
    const dayOf = (n: number) => addDays(today, -n);
    const anyPeriod = fc.record({ habitId: fc.constantFrom(...ids), first: back, length: fc.nat(30) });
    const anyMission = fc.record({
      habitId: fc.constantFrom(...ids),
      back,
      isApproved: fc.boolean(),
      xp: fc.nat(1000),
    });
    const once = { selector: (m: { habitId: string; back: number }) => `${m.habitId} ${m.back}` };
    fc.assert(
      fc.property(
        fc.array(anyPeriod),
        fc.uniqueArray(anyMission, once),
        fc.nat(20),
        (spans, tries, length) => {
          const report = reportOf({
            from: dayOf(length),
            habits: ids.map((id) => habit(id)),
            periods: spans.map(({ habitId, first, length: days }) => ({
              habitId,
              fromDay: dayOf(first),
              untilDay: days === 30 ? null : addDays(dayOf(first), days),
            })),
            missions: tries.map(({ habitId, back: n, isApproved, xp }) => ({
              habitId,
              date: dayOf(n),
              isApproved,
              xp: isApproved ? xp : 0,
            })),
          });
          expect(childReportSchema.parse(report)).toEqual(report);
          expect(report.days).toHaveLength(daysBetween(report.from, today) + 1);
          for (const key of ['due', 'done', 'waiting', 'xp'] as const) {
            const sum = (rows: readonly Record<typeof key, number>[]) =>
              rows.reduce((n, row) => n + row[key], 0);
            expect([sum(report.days), sum(report.habits)]).toEqual([report[key], report[key]]);
          }
          for (const day of report.days) expect(day.done).toBeLessThanOrEqual(day.due);
          expect(report.days.at(-1)?.due).toBe(report.days.at(-1)?.done);
          for (const row of report.habits)
            expect(row.missedByWeekday.reduce((n, count) => n + count, 0)).toBeGreaterThanOrEqual(
              missedOf(row),
            );
        },
      ),
    );
  });
});
