import { isNeutral, marksOn } from './day-marks';
import { missionsOfDay } from './day-missions';
import type { HeroFacts } from './facts';
import type { MarkKind } from './marks';
import { streakRuleOn } from './since';

/** What a day is worth for the streak. `held`: work waits for a parent, and the day with it (rules: streaks). */
export type StreakKind = 'done' | 'held' | 'neutral' | 'repaired' | 'missed';

/** A hero's day in figures (rules: counting a day). */
export interface JudgedDay {
  day: string;
  marks: MarkKind[];
  /** What was owed, and what was done or sent beyond that. */
  due: number;
  /** Approved, of `due`. */
  done: number;
  /** Sent and not decided, of `due`. */
  waiting: number;
  streak: StreakKind;
}

/** Judges one day of a hero as if it were over (rules: counting a day, streaks). */
export function judgeDay(facts: HeroFacts, day: string): JudgedDay {
  const marks = marksOn(facts, day);
  const counted = missionsOfDay(facts, day).map(({ isOwed, slots, live }) => ({
    due: Math.max(isOwed ? slots : 0, live.length),
    done: live.filter(({ isApproved }) => isApproved).length,
    waiting: live.filter(({ isApproved }) => !isApproved).length,
  }));
  const sum = (figure: 'due' | 'done' | 'waiting') =>
    counted.reduce((total, mission) => total + mission[figure], 0);
  const figures = { day, marks, due: sum('due'), done: sum('done'), waiting: sum('waiting') };
  return { ...figures, streak: streakKind(facts, figures) };
}

function streakKind(
  facts: HeroFacts,
  { day, marks, due, done, waiting }: Omit<JudgedDay, 'streak'>,
): StreakKind {
  if (isNeutral(marks)) return 'neutral';
  const wasBefore = facts.neutralFrom !== null && day < facts.neutralFrom;
  const needed = streakRuleOn(facts, day) === 'all' ? due : 1;
  if (done > 0 && done >= needed) return 'done';
  if (!wasBefore && due === 0) return 'neutral';
  if (!wasBefore && waiting > 0 && done + waiting >= needed) return 'held';
  return facts.repairs.includes(day) ? 'repaired' : 'missed';
}
