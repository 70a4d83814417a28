import { addDays, daysBetween } from '../time/family-day';
import { isNeutral, isSchoolFree } from './day-marks';
import type { WeekStart } from './facts';
import type { MarkKind } from './marks';
import type { HabitPlan } from './schedule';
import { weekdayOf, weekStartOf } from './week';

/** `due`: it is to be done; `optional`: it pays and nobody waits for it; `off`: it cannot be done on that day. */
export type DueState = 'due' | 'optional' | 'off';

/** A mission with a date of its own may be done for so many days after it (rules: schedules). */
export const ONCE_GRACE_DAYS = 7;

export interface DueQuestion {
  plan: HabitPlan;
  day: string;
  marks: readonly MarkKind[];
  weekStart: WeekStart;
  /** The days of the habit's other live completions, as far as the plan looks; those of `day` itself count for nothing. */
  liveDays: readonly string[];
}

/**
 * What a habit's plan says of a day, for whoever has the habit (rules: schedules). Marked days make what is due optional. An extra, where it
 * is allowed, makes a day that is off optional.
 */
export function dueState(question: DueQuestion): DueState {
  const { plan, day, marks } = question;
  if (plan.schoolDaysOnly && isSchoolFree(day, marks)) return extraState(plan);
  const planned = plannedState(question);
  if (planned === 'off') return extraState(plan);
  return planned === 'due' && isNeutral(marks) ? 'optional' : planned;
}

/** Whether what may be done on a day goes beyond the plan: it is done once then, whatever the times per day (rules: schedules). */
export function isExtra(question: DueQuestion): boolean {
  const { plan, day, marks } = question;
  return (plan.schoolDaysOnly && isSchoolFree(day, marks)) || plannedState(question) === 'off';
}

/**
 * The day on which an `interval` is due: the one from which on it waits to be done, when it counts from the last time. Null for a day on
 * which it does not wait.
 */
export function intervalDueOn({ plan: { schedule }, day, liveDays }: DueQuestion): string | null {
  if (schedule.kind !== 'interval') return null;
  const { every, from, start } = schedule;
  if (from === 'start') {
    const since = daysBetween(start, day);
    return since >= 0 && since % every === 0 ? day : null;
  }
  const last = liveDays.reduce((latest, live) => (live < day && live > latest ? live : latest), '');
  // What was done before the start, under another plan, may put the first time off and never brings it forward.
  const next = last && addDays(last, every) > start ? addDays(last, every) : start;
  return next <= day ? next : null;
}

/**
 * Whether a mission with a date of its own is sent or done on another of its days. Its date stays due then, which is what that day was; it is only
 * not done a second time (rules: schedules).
 */
export function isDoneElsewhere({ plan: { schedule }, day, liveDays }: DueQuestion): boolean {
  if (schedule.kind !== 'once') return false;
  const end = addDays(schedule.date, ONCE_GRACE_DAYS);
  return liveDays.some((live) => live !== day && schedule.date <= live && live <= end);
}

function plannedState(question: DueQuestion): DueState {
  const { plan, day, weekStart, liveDays } = question;
  const { schedule } = plan;
  switch (schedule.kind) {
    case 'daily':
      return 'due';
    case 'days':
      return schedule.days.includes(weekdayOf(day)) ? 'due' : 'off';
    case 'interval':
      return intervalDueOn(question) ? 'due' : 'off';
    case 'quota': {
      const first = weekStartOf(day, weekStart);
      const last = addDays(first, 6);
      const others = liveDays.filter((live) => live !== day && first <= live && live <= last);
      return others.length < schedule.times ? 'due' : 'off';
    }
    case 'once': {
      if (day === schedule.date) return 'due';
      const late = daysBetween(schedule.date, day);
      return late > 0 && late <= ONCE_GRACE_DAYS && !isDoneElsewhere(question) ? 'optional' : 'off';
    }
  }
}

const extraState = ({ allowExtra, schedule }: HabitPlan): DueState =>
  allowExtra && schedule.kind !== 'once' ? 'optional' : 'off';
