import { isNeutral, marksOn } from '../days/day-marks';
import { missionOfDay } from '../days/day-missions';
import type { FactHabit, HeroFacts } from '../days/facts';
import { addDays } from '../time/family-day';

/** A habit's own streak as it stands after a day. */
export interface HabitStreak {
  day: string;
  /** The days on which it was done as often as it was due. */
  days: number;
  /** So many days since the last done one it could have been done and was not owed: a quota names no day. */
  idle: number;
}

/** A habit with a quota that was not done for so many days has no streak of days. */
const IDLE_DAYS = 7;

/**
 * A streak is kept as of a day at least so long ago. What is done late is mostly done within a week by then, and the plans of the week around it
 * stand. Whoever approves work of a day before has the hero's streaks counted anew from there on.
 */
export const KEPT_AFTER_DAYS = 15;

/** Goes on from a streak through the days until `until`: days on which the habit is not due are passed over (rules: streaks). */
export function habitStreakUntil(
  facts: HeroFacts,
  habit: FactHabit,
  { before, until, today }: { before: HabitStreak; until: string; today: string },
): HabitStreak {
  let streak = before;
  while (streak.day < until) {
    const day = addDays(streak.day, 1);
    streak = { ...step(streak, dayOf(facts, habit, day), day === today), day };
  }
  return streak;
}

type HabitDay = 'done' | 'missed' | 'idle' | 'passed';

function step(streak: HabitStreak, day: HabitDay, isToday: boolean): HabitStreak {
  if (day === 'done') return { ...streak, days: streak.days + 1, idle: 0 };
  if (isToday || day === 'passed' || streak.days === 0) return streak;
  const idle = streak.idle + 1;
  return day === 'missed' || idle >= IDLE_DAYS ? { ...streak, days: 0, idle: 0 } : { ...streak, idle };
}

function dayOf(facts: HeroFacts, habit: FactHabit, day: string): HabitDay {
  const { neutralFrom, assignedFrom } = facts;
  const marks = marksOn(facts, day);
  if (isNeutral(marks)) return 'passed';
  const { live, isOwed, isAssigned, state, slots } = missionOfDay(facts, habit, { day, marks });
  const approved = live.filter(({ isApproved }) => isApproved).length;
  // As it was before there were plans (rules: streaks).
  const knowsPlans = !(neutralFrom && day < neutralFrom) && assignedFrom !== null && assignedFrom <= day;
  if (!knowsPlans) return approved > 0 ? 'done' : 'missed';
  const owed = isOwed ? slots : 0;
  if (approved > 0 && approved >= owed) return 'done';
  if (live.length > 0 && live.length >= owed) return 'passed';
  if (owed > 0) return 'missed';
  return isAssigned && state === 'due' ? 'idle' : 'passed';
}
