import { isNeutral, isSchoolFree, marksOn } from '../days/day-marks';
import type { FactHabit, HeroFacts } from '../days/facts';
import type { HabitPlan } from '../days/schedule';
import { dayRulesOn, planOn } from '../days/since';
import { weekOf } from '../days/week';
import { addDays, isWeekend } from '../time/family-day';

/** How many weeks in a row a habit met its quota. `isOpen`: the days that were looked at do not say where it began. */
export interface WeeklyStreak {
  weeks: number;
  isOpen: boolean;
}

const DAYS_A_WEEK = 7;

/**
 * Goes back from the week of `today`, as far as `from`, over the weeks in which the habit was approved as often as its quota says. The running
 * week counts once it is met and breaks nothing before (rules: weekly streaks). The facts must cover the days from `from` on.
 */
export function weeklyStreak(
  facts: HeroFacts,
  habit: FactHabit,
  { today, from }: { today: string; from: string },
): WeeklyStreak {
  const approved = facts.live.filter((live) => live.isApproved && live.habitId === habit.habitId);
  const earliest = firstDayOf(facts, habit);
  let weeks = 0;
  let anchor = today;
  while (anchor >= earliest) {
    if (anchor < from) return { weeks, isOpen: true };
    // Where the family's weeks began on another weekday, the older week ends before the newer one.
    const days = weekOf(anchor, dayRulesOn(facts, anchor).weekStart).filter(
      (day) => anchor === today || day <= anchor,
    );
    const target = targetOf(facts, habit, days);
    const done = approved.filter(({ day }) => days.includes(day)).length;
    if (target > 0 && done >= target) weeks += 1;
    else if (target > 0 && anchor !== today) return { weeks, isOpen: false };
    anchor = addDays(days[0]!, -1);
  }
  return { weeks, isOpen: false };
}

/** No week before the hero's first habit, or before the habit had a quota, has anything to meet. */
function firstDayOf({ assignedFrom, neutralFrom }: HeroFacts, { plans }: FactHabit): string {
  const first = plans.findIndex(({ schedule }) => schedule.kind === 'quota');
  // ISO days sort as they follow one another; the first plan reaches backwards.
  const days = [assignedFrom ?? '9999-12-31', neutralFrom ?? '', first > 0 ? plans[first]!.fromDay : ''];
  return days.sort().at(-1)!;
}

/**
 * How often the habit is to be done in these days of a week: its quota, shrunk by the days that do not count, rounded up. 0: the week is
 * neutral.
 */
function targetOf(facts: HeroFacts, habit: FactHabit, days: readonly string[]): number {
  const free = days.flatMap((day) => {
    const plan = planOn(habit.plans, day);
    const marks = marksOn(facts, day);
    const isOn = isAssigned(habit, day) && !(facts.neutralFrom && day < facts.neutralFrom);
    if (!isOn || isNeutral(marks)) return [];
    // Weekends belong to the quota of a habit for school days: only days that would have had school shrink it.
    if (plan.schoolDaysOnly && isSchoolFree(day, marks) && !isWeekend(day)) return [];
    return [{ times: timesOf(plan), isPossible: !(plan.schoolDaysOnly && isSchoolFree(day, marks)) }];
  });
  const share = free.reduce((sum, { times }) => sum + times, 0);
  const possible = free.filter(({ times, isPossible }) => times > 0 && isPossible).length;
  return Math.min(Math.ceil(share / DAYS_A_WEEK), possible);
}

const timesOf = ({ schedule }: HabitPlan) => (schedule.kind === 'quota' ? schedule.times : 0);

const isAssigned = ({ periods }: FactHabit, day: string) =>
  periods.some(({ fromDay, untilDay }) => fromDay <= day && (untilDay === null || day < untilDay));
