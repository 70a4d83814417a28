import { levelFor } from '../points/level';
import { lastDays } from '../time/family-day';
import { bestStreak, currentStreak } from './streak';
import { percentOf, WINDOW_DAYS } from './weekly';

/** Reports count every approved mission as 10 XP, whatever it paid (specification, ruling R14). */
export const REPORT_XP_PER_MISSION = 10;

/** A weekly bar is full at 100 XP (specification, ruling R14). */
export const REPORT_FULL_BAR_XP = 100;

/** What a habit without an icon shows. */
export const REPORT_DEFAULT_ICON = 'target';

export interface ReportQuestion {
  childId: string;
  totalXp: number;
  today: string;
  /** The hero's habits, inactive ones too where they should be listed. */
  habits: Iterable<{ habitId: string; name: string; icon: string | null; isActive: boolean }>;
  /** Every approved completion of the hero, also those of habits that are gone. */
  approvals: Iterable<{ habitId: string | null; date: string }>;
}

export interface ReportDay {
  date: string;
  xp: number;
  tasks: number;
}

export interface ReportHabit {
  habitId: string;
  name: string;
  icon: string;
  completions: number;
  streak: number;
  xpEarned: number;
  /** Whole per cent of the last 7 days. */
  completionRate: number;
}

/** The figures of the reports page; `days` are the last 7, oldest first (ruling R14). */
export interface ChildReport {
  childId: string;
  totalXp: number;
  level: number;
  bestStreak: number;
  currentStreak: number;
  activeHabits: number;
  days: ReportDay[];
  habits: ReportHabit[];
}

export function childReport({ childId, totalXp, today, ...rows }: ReportQuestion): ChildReport {
  const habits = [...rows.habits];
  const approvals = [...rows.approvals];
  const allDays = new Set(approvals.map(({ date }) => date));
  const window = lastDays(today, WINDOW_DAYS);
  const daysOf = new Map<string | null, Set<string>>();
  for (const { habitId, date } of approvals) {
    const days = daysOf.get(habitId);
    if (days) days.add(date);
    else daysOf.set(habitId, new Set([date]));
  }
  return {
    childId,
    totalXp,
    level: levelFor(totalXp),
    bestStreak: bestStreak(allDays),
    currentStreak: currentStreak(allDays, today).days,
    activeHabits: habits.filter(({ isActive }) => isActive).length,
    days: window.map((date) => {
      const tasks = approvals.filter((approval) => approval.date === date).length;
      return { date, xp: tasks * REPORT_XP_PER_MISSION, tasks };
    }),
    habits: habits.map(({ habitId, name, icon }) => {
      const days = daysOf.get(habitId) ?? new Set<string>();
      return {
        habitId,
        name,
        icon: icon ?? REPORT_DEFAULT_ICON,
        completions: days.size,
        streak: currentStreak(days, today).days,
        xpEarned: days.size * REPORT_XP_PER_MISSION,
        completionRate: percentOf(window.filter((date) => days.has(date)).length, WINDOW_DAYS),
      };
    }),
  };
}

/** How full a weekly bar is, in whole per cent. */
export function barPercent(xp: number): number {
  return percentOf(xp, REPORT_FULL_BAR_XP);
}
