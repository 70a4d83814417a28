import { describe, expect, test } from 'vitest';
import { isSamePlan, plansAfter } from './plan-versions';
import { DAILY_PLAN, type HabitPlan } from './schedule';

const planned = (schedule: HabitPlan['schedule'], more: Partial<HabitPlan> = {}): HabitPlan => ({
  ...DAILY_PLAN,
  schedule,
  ...more,
});
const weekdays = planned({ kind: 'days', days: ['mon', 'fri'] });
const quota = planned({ kind: 'quota', times: 3 });
const first = (plan: HabitPlan) => ({ ...plan, fromDay: '1970-01-01' });
const since = (fromDay: string, plan: HabitPlan) => ({ ...plan, fromDay });
const change = (plan: HabitPlan, day: string) => ({ plan, day, isFirstDay: false });

describe('versions of a plan', () => {
  test('a change counts from its day, and the days before keep what they had', () => {
    const changed = plansAfter([], change(weekdays, '2026-03-10'));
    expect(changed).toEqual([first(DAILY_PLAN), since('2026-03-10', weekdays)]);
    expect(plansAfter(changed, change(quota, '2026-03-12'))).toEqual([
      ...changed,
      since('2026-03-12', quota),
    ]);
  });

  test('of several changes on one day the last one counts, and changing back leaves nothing behind', () => {
    const once = plansAfter([], change(weekdays, '2026-03-10'));
    expect(plansAfter(once, change(quota, '2026-03-10'))).toEqual([
      first(DAILY_PLAN),
      since('2026-03-10', quota),
    ]);
    expect(plansAfter(once, change(DAILY_PLAN, '2026-03-10'))).toEqual([]);
    const twice = plansAfter(once, change(quota, '2026-03-12'));
    expect(plansAfter(twice, change(weekdays, '2026-03-12'))).toEqual(once);
  });

  test('on its first day a plan becomes the first, which reaches backwards', () => {
    const onFirst = { day: '2026-03-10', isFirstDay: true };
    const planned = plansAfter([], { ...onFirst, plan: weekdays });
    expect(planned).toEqual([first(weekdays)]);
    expect(plansAfter(planned, { ...onFirst, plan: quota })).toEqual([first(quota)]);
    expect(plansAfter(planned, { ...onFirst, plan: DAILY_PLAN })).toEqual([]);
  });

  test('a version of a later day, from before the family moved west, does not outlive a change', () => {
    const ahead = [first(DAILY_PLAN), since('2026-03-11', weekdays)];
    expect(plansAfter(ahead, change(quota, '2026-03-10'))).toEqual([
      first(DAILY_PLAN),
      since('2026-03-10', quota),
    ]);
  });

  test('plans are the same whatever the order of their days, and differ by all that makes days due', () => {
    expect(isSamePlan(weekdays, planned({ days: ['fri', 'mon'], kind: 'days' }))).toBe(true);
    for (const other of [
      planned({ kind: 'days', days: ['mon'] }),
      { ...weekdays, timesPerDay: 2 },
      { ...weekdays, schoolDaysOnly: true },
      { ...weekdays, allowExtra: true },
    ]) {
      expect(isSamePlan(weekdays, other)).toBe(false);
    }
  });
});
