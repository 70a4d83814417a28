import type { Since } from './facts';
import { DAILY_PLAN, type HabitPlan, type Schedule } from './schedule';

/** The first version of a plan reaches backwards to here. */
const FIRST_DAY = '1970-01-01';

/** Whether two plans make a habit due on the same days, equally often. */
export function isSamePlan(a: HabitPlan, b: HabitPlan): boolean {
  return (
    spelled(a.schedule) === spelled(b.schedule) &&
    a.timesPerDay === b.timesPerDay &&
    a.schoolDaysOnly === b.schoolDaysOnly &&
    a.allowExtra === b.allowExtra
  );
}

/** A schedule as a text that does not depend on the order of its fields and days. */
function spelled(schedule: Schedule): string {
  const fields = Object.entries(schedule).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...value].sort() : value,
  ]);
  return JSON.stringify([...fields].sort());
}

/**
 * An assignment's versions after its plan was set to `plan` on `day`: days before keep what they had. On its first day
 * there are none before, so the plan becomes the first version, which reaches backwards. No version at all says once on
 * every day (rules: schedules).
 */
export function plansAfter(
  versions: Since<HabitPlan>[],
  { plan: habit, day, isFirstDay }: { plan: HabitPlan; day: string; isFirstDay: boolean },
): Since<HabitPlan>[] {
  // Nothing else of a habit, when that is where the plan comes from.
  const { schedule, timesPerDay, schoolDaysOnly, allowExtra } = habit;
  const plan = { schedule, timesPerDay, schoolDaysOnly, allowExtra };
  const past = isFirstDay ? [] : versions.filter(({ fromDay }) => fromDay < day);
  const last = past.at(-1);
  const before = last ?? DAILY_PLAN;
  if (isFirstDay) return isSamePlan(plan, DAILY_PLAN) ? [] : [{ ...plan, fromDay: FIRST_DAY }];
  if (!isSamePlan(plan, before)) {
    return [...(last ? past : [{ ...DAILY_PLAN, fromDay: FIRST_DAY }]), { ...plan, fromDay: day }];
  }
  return past.length === 1 && isSamePlan(plan, DAILY_PLAN) ? [] : past;
}
