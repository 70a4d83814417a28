import * as z from 'zod';
import { day } from '../fields';

export const dayColorSchema = z.enum(['green', 'yellow', 'red', 'grey']);
export type DayColor = z.infer<typeof dayColorSchema>;

/** The last 7 family days, oldest first; the totals are sums over that window (rules: reports). */
export const weeklyProgressSchema = z.object({
  status: dayColorSchema,
  completedHabits: z.number().int(),
  pendingHabits: z.number().int(),
  totalHabits: z.number().int(),
  healthScore: z.number().int(),
  dailyBreakdown: z.array(z.object({ date: day, completed: z.number().int(), total: z.number().int() })),
});
export type WeeklyProgress = z.infer<typeof weeklyProgressSchema>;

export const badgesSchema = z.object({
  badges: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      earned: z.boolean(),
      progress: z.number().int(),
      goal: z.number().int(),
    }),
  ),
  currentStreak: z.number().int(),
  bestStreak: z.number().int(),
});
export type Badges = z.infer<typeof badgesSchema>;

/** The reports page: `days` and `habits` cover the last 7 family days, `days` oldest first (rules: reports). */
export const childReportSchema = z.object({
  childId: z.string(),
  totalXp: z.number().int(),
  level: z.number().int(),
  bestStreak: z.number().int(),
  currentStreak: z.number().int(),
  activeHabits: z.number().int(),
  days: z.array(z.object({ date: day, xp: z.number().int(), tasks: z.number().int() })),
  habits: z.array(
    z.object({
      habitId: z.string(),
      name: z.string(),
      icon: z.string(),
      completions: z.number().int(),
      streak: z.number().int(),
      xpEarned: z.number().int(),
      completionRate: z.number().int(),
    }),
  ),
});
export type ChildReport = z.infer<typeof childReportSchema>;
