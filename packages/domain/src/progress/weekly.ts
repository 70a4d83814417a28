import { missionsOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { judgeDay } from '../days/judge-day';
import { lastDays } from '../time/family-day';
import type { DayColor, WeeklyProgress } from './schema';

/** Weekly progress and reports look at this many family days, today included (rules: reports). */
export const WINDOW_DAYS = 7;

/** One family day: its approved and pending missions, and all that was due or done on it. */
export interface DayCounts {
  date: string;
  approved: number;
  pending: number;
  total: number;
}

/**
 * A hero's day in the figures of the weekly progress (rules: counting a day). Days before there were plans keep the total that they had: what
 * was due, or what was done where that is more.
 */
export function countDay(facts: HeroFacts, date: string): DayCounts {
  const { due, done: approved, waiting: pending } = judgeDay(facts, date);
  const wasBefore = facts.neutralFrom !== null && date < facts.neutralFrom;
  const total = wasBefore ? Math.max(owedOn(facts, date), approved + pending) : due;
  return { date, approved, pending, total };
}

function owedOn(facts: HeroFacts, date: string): number {
  return missionsOfDay(facts, date).reduce((sum, { isOwed, slots }) => sum + (isOwed ? slots : 0), 0);
}

/** The colour of a day or a window: all done green, half or more yellow, less red, nothing due grey (rules: reports). */
export function dayColor(completed: number, total: number): DayColor {
  if (total <= 0) return 'grey';
  if (completed >= total) return 'green';
  return completed * 2 >= total ? 'yellow' : 'red';
}

/** A share as a whole per cent, 0–100; 0 of nothing is 0 (rules: reports). */
export function percentOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, Math.round((part / whole) * 100)) : 0;
}

export interface WeeklyQuestion {
  today: string;
  /** Any order; days outside the window are left out, missing ones count as empty. */
  days: Iterable<DayCounts>;
}

/** The last 7 family days of a hero; the window's colour leaves out what is still open today (rules: reports). */
export function weeklyProgress({ today, days }: WeeklyQuestion): WeeklyProgress {
  const counts = new Map<string, DayCounts>();
  for (const day of days) counts.set(day.date, day);
  const window = lastDays(today, WINDOW_DAYS).map(
    (date) => counts.get(date) ?? { date, approved: 0, pending: 0, total: 0 },
  );
  const completedHabits = window.reduce((sum, day) => sum + day.approved, 0);
  const totalHabits = window.reduce((sum, day) => sum + day.total, 0);
  const lastDay = window.at(-1)!;
  return {
    status: dayColor(completedHabits, totalHabits - lastDay.total + lastDay.approved),
    completedHabits,
    pendingHabits: window.reduce((sum, day) => sum + day.pending, 0),
    totalHabits,
    healthScore: percentOf(lastDay.approved + lastDay.pending, lastDay.total),
    dailyBreakdown: window.map(({ date, approved, total }) => ({ date, completed: approved, total })),
  };
}
