import { isNeutral, marksOn } from '../days/day-marks';
import { missionOfDay } from '../days/day-missions';
import type { FactHabit, HeroFacts } from '../days/facts';
import { addDays } from '../time/family-day';

/** A habit's own streak while it is counted back from today. */
export interface HabitStreak {
  /** The days on which it was done as often as it was due. */
  days: number;
  /** Nothing before belongs to it. */
  isOver: boolean;
  /** So many days in a row it could have been done and was not owed on any of them: a quota names no day. */
  idle: number;
}

export const NEW_HABIT_STREAK: HabitStreak = { days: 0, isOver: false, idle: 0 };

/** A habit with a quota that was not done for so many days has no streak of days. */
const IDLE_DAYS = 7;

interface Stretch {
  from: string;
  until: string;
  today: string;
}

/** Goes back through the days `until` to `from`: days on which the habit is not due are passed over (rules: streaks). */
export function habitStreakBack(
  facts: HeroFacts,
  habit: FactHabit,
  { streak, from, until, today }: Stretch & { streak: HabitStreak },
): HabitStreak {
  let counted = streak;
  for (let day = until; day >= from && !counted.isOver; day = addDays(day, -1)) {
    counted = stepBack(counted, dayOf(facts, habit, day), day === today);
  }
  return counted;
}

type HabitDay = 'done' | 'missed' | 'idle' | 'passed';

function stepBack(streak: HabitStreak, day: HabitDay, isToday: boolean): HabitStreak {
  if (day === 'done') return { ...streak, days: streak.days + 1, idle: 0 };
  if (isToday || day === 'passed') return streak;
  if (day === 'missed') return { ...streak, isOver: true };
  const idle = streak.idle + 1;
  return { ...streak, idle, isOver: idle >= IDLE_DAYS };
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
