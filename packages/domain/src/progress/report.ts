import { levelFor } from '../points/level';
import { lastDays } from '../time/family-day';
import type { ChildReport } from './schema';
import { percentOf, WINDOW_DAYS } from './weekly';

/** Reports count every approved mission as 10 XP, whatever it paid (rules: reports). */
export const REPORT_XP_PER_MISSION = 10;

/** A weekly bar is full at 100 XP (rules: reports). */
export const REPORT_FULL_BAR_XP = 100;

/** What a habit without an icon shows. */
export const REPORT_DEFAULT_ICON = 'target';

export interface ReportQuestion {
  childId: string;
  totalXp: number;
  today: string;
  /** The hero's streaks, kept day by day where missions are paid. */
  streaks: { current: number; best: number };
  /** The hero's habits, inactive ones too where they should be listed, each with its own current streak. */
  habits: Iterable<{
    habitId: string;
    name: string;
    icon: string | null;
    isActive: boolean;
    streak: number;
  }>;
  /** The hero's approved completions of the last 7 days, also of habits that are gone; others are left out. */
  approvals: Iterable<{ habitId: string | null; date: string }>;
}

/** The figures of the reports page, over the last 7 family days (rules: reports). */
export function childReport({ childId, totalXp, today, streaks, ...rows }: ReportQuestion): ChildReport {
  const habits = [...rows.habits];
  const window = lastDays(today, WINDOW_DAYS);
  const approvals = [...rows.approvals].filter(({ date }) => window.includes(date));
  const daysOf = (id: string) =>
    new Set(approvals.filter(({ habitId }) => habitId === id).map(({ date }) => date)).size;
  return {
    childId,
    totalXp,
    level: levelFor(totalXp),
    bestStreak: streaks.best,
    currentStreak: streaks.current,
    activeHabits: habits.filter(({ isActive }) => isActive).length,
    days: window.map((date) => {
      const tasks = approvals.filter((approval) => approval.date === date).length;
      return { date, xp: tasks * REPORT_XP_PER_MISSION, tasks };
    }),
    habits: habits.map(({ habitId, name, icon, streak }) => {
      const days = daysOf(habitId);
      return {
        habitId,
        name,
        icon: icon ?? REPORT_DEFAULT_ICON,
        completions: days,
        streak,
        xpEarned: days * REPORT_XP_PER_MISSION,
        completionRate: percentOf(days, WINDOW_DAYS),
      };
    }),
  };
}

/** How full a weekly bar is, in whole per cent. */
export function barPercent(xp: number): number {
  return percentOf(xp, REPORT_FULL_BAR_XP);
}
