import { lastDays } from '../time/family-day';
import type { DayColor, WeeklyProgress } from './schema';

/** Weekly progress and reports look at this many family days, today included (rules: reports). */
export const WINDOW_DAYS = 7;

/** One family day: its approved and pending missions, and the habits active on it. */
export interface DayCounts {
  date: string;
  approved: number;
  pending: number;
  total: number;
}

/** The colour of a day or a window: all done green, half or more yellow, less red, no habits grey (rules: reports). */
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
  /** The habits active now, the measure of the health score. */
  activeHabits: number;
}

/** The last 7 family days of a hero; the window's colour leaves out what is still open today (rules: reports). */
export function weeklyProgress({ today, days, activeHabits }: WeeklyQuestion): WeeklyProgress {
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
    healthScore: percentOf(lastDay.approved + lastDay.pending, activeHabits),
    dailyBreakdown: window.map(({ date, approved, total }) => ({ date, completed: approved, total })),
  };
}
