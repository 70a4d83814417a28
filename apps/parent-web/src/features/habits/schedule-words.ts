import { sayList } from '@herohood/browser/text/say';
import type { WeekStart } from '@herohood/domain/days/facts';
import type { PartOfDay } from '@herohood/domain/days/parts';
import type { HabitPlan } from '@herohood/domain/days/schedule';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import { weekdaysFrom } from '@herohood/domain/days/week';
import { shortDay } from '../../lib/format-day';
import { scheduleText } from '../../text/en/schedule';

const text = scheduleText.words;

/** A habit's plan with the part of the day in which it stands. */
export type PlanValues = HabitPlan & { partOfDay: PartOfDay };

/** When a habit, or an assignment with its own days, is due. */
export function planOf(habit: PlanValues): PlanValues {
  const { schedule, timesPerDay, schoolDaysOnly, allowExtra, partOfDay } = habit;
  return { schedule, timesPerDay, schoolDaysOnly, allowExtra, partOfDay };
}

/** 'Mon, Wed, Fri', 'Mon to Fri', 'Every day'. */
function daysWords(days: readonly Weekday[], weekStart: WeekStart): string {
  if (days.length === WEEKDAYS.length) return text.daily;
  const names = scheduleText.weekdays;
  const isWorkweek = days.length === 5 && !days.includes('sat') && !days.includes('sun');
  if (isWorkweek) return text.dayRange(names.mon, names.fri);
  const chosen = weekdaysFrom(weekStart).filter((day) => days.includes(day));
  return sayList(chosen.map((day) => names[day]));
}

/** Every schedule in words: 'Mon, Wed, Fri', '3 times a week', 'Every 2nd day'. */
function scheduleWords({ schedule }: HabitPlan, weekStart: WeekStart): string {
  switch (schedule.kind) {
    case 'daily':
      return text.daily;
    case 'days':
      return daysWords(schedule.days, weekStart);
    case 'interval':
      return schedule.from === 'start' ? text.interval(schedule.every) : text.sinceDone(schedule.every);
    case 'quota':
      return text.quota(schedule.times);
    case 'once':
      return text.once(shortDay(schedule.date));
  }
}

/** All of a plan in words: 'Mon, Wed, Fri, twice a day, mornings'. */
export function planWords(plan: PlanValues, weekStart: WeekStart): string {
  const { timesPerDay, partOfDay, schoolDaysOnly } = plan;
  return sayList([
    scheduleWords(plan, weekStart),
    ...(timesPerDay > 1 ? [text.timesPerDay(timesPerDay)] : []),
    ...(partOfDay === 'any' ? [] : [text.parts[partOfDay]]),
    ...(schoolDaysOnly ? [text.schoolDays] : []),
  ]);
}
