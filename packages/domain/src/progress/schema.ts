import * as z from 'zod';
import { markKinds } from '../days/schema';
import { day, idOf, instant, longText } from '../fields';
import { shape } from '../shape';

export const dayColorSchema = z.enum(['green', 'yellow', 'red', 'grey']);
export type DayColor = z.infer<typeof dayColorSchema>;

/** The last 7 family days, oldest first; the totals are sums over that window (rules: reports). */
export const weeklyProgressSchema = shape('WeeklyProgress', {
  status: dayColorSchema,
  completedHabits: z.number().int(),
  pendingHabits: z.number().int(),
  totalHabits: z.number().int(),
  healthScore: z.number().int(),
  dailyBreakdown: z.array(z.object({ date: day, completed: z.number().int(), total: z.number().int() })),
});
export type WeeklyProgress = z.infer<typeof weeklyProgressSchema>;

/** A missed day that a parent takes for good, and why (rules: streaks). */
export const repairStreakInput = z.object({
  id: idOf('hero'),
  date: day.meta({ examples: ['2026-03-09'] }),
  reason: longText.min(1, 'Please say why.').meta({ examples: ['The bus broke down.'] }),
});

/** What badges are for, in the order of the shelf. `habits`: the hero's own habits, one by one. */
export const badgeFamilySchema = z.enum(['missions', 'streaks', 'habits', 'kindness', 'games', 'collecting']);
export type BadgeFamily = z.infer<typeof badgeFamilySchema>;

export const badgesSchema = shape('Badges', {
  badges: z.array(
    shape('Badge', {
      id: z.string(),
      name: z.string(),
      earned: z.boolean(),
      progress: z.number().int(),
      goal: z.number().int(),
      family: badgeFamilySchema,
      /** A secret: until it is earned name, progress and goal say nothing of what it is for. */
      hidden: z.boolean(),
      /** Why it was earned, or what is to be done for it. */
      description: z.string(),
      /** The next badge for the same, in a sentence; null after the last, and of a secret. */
      next: z.string().nullable(),
    }),
  ),
  currentStreak: z.number().int(),
  bestStreak: z.number().int(),
  /** It ends with today unless what is due is done (rules: streaks). */
  streakAtRisk: z.boolean(),
  /** Held now and at most; `used`: the days of the last 400 on which one was used, oldest first. */
  shields: z.object({ held: z.number().int(), max: z.number().int(), used: z.array(day) }),
  /** Of each active habit with a quota: the weeks in a row that were met (rules: weekly streaks). `habitId` is the assignment's id. */
  weeklyStreaks: z.array(z.object({ habitId: z.string(), weeks: z.number().int() })),
  /** For the hero alone, in the older look: their own bests (rules: looks). */
  records: z
    .object({
      missionsInDay: z.number().int(),
      missionsInWeek: z.number().int(),
      /** What was approved most often; `minutes` where a timer says how long it takes. */
      mostDone: z
        .object({ name: z.string(), times: z.number().int(), minutes: z.number().int().nullable() })
        .nullable(),
    })
    .nullable(),
});
export type Badges = z.infer<typeof badgesSchema>;

/** Missions of some days: due, of them done, waiting for a parent, and the XP that was paid (rules: reports). */
const reportFigures = shape('ReportFigures', {
  due: z.number().int(),
  done: z.number().int(),
  waiting: z.number().int(),
  xp: z.number().int(),
});
export type ReportFigures = z.infer<typeof reportFigures>;

/** `completionRate`: done of due in whole per cent, 0 when nothing was due. */
const ratedFigures = shape('RatedFigures', { ...reportFigures.shape, completionRate: z.number().int() });

const reportHabit = shape('ReportHabit', {
  ...ratedFigures.shape,
  habitId: z.string(),
  name: z.string(),
  icon: z.string(),
  isActive: z.boolean(),
  streak: z.number().int(),
  before: ratedFigures,
  /** Days on which it was missed, Monday first. */
  missedByWeekday: z.array(z.number().int()).length(7),
});
export type ReportHabit = z.infer<typeof reportHabit>;

/** The last 7 family days when neither day is named; both are included. */
export const reportInput = z.object({ id: idOf('hero'), from: day.optional(), to: day.optional() });

/**
 * The reports page: the figures of the days `from` to `to`, oldest first. `before` are the same figures of as many
 * days before. Level, total XP, streaks and active habits are those of today (rules: reports).
 */
export const childReportSchema = shape('Report', {
  ...ratedFigures.shape,
  childId: z.string(),
  from: day,
  to: day,
  today: day,
  totalXp: z.number().int(),
  level: z.number().int(),
  bestStreak: z.number().int(),
  currentStreak: z.number().int(),
  activeHabits: z.number().int(),
  before: ratedFigures,
  days: z.array(shape('ReportDay', { ...reportFigures.shape, date: day, marks: markKinds })),
  habits: z.array(reportHabit),
});
export type ChildReport = z.infer<typeof childReportSchema>;

/**
 * One hero's family day as it stands: `open` is what is due and not all done, in the order of the missions, and how often each is
 * left to do. What was done beyond it counts in `total` (rules: counting a day).
 */
export const heroDaySchema = shape('HeroDay', {
  childId: z.string(),
  done: z.number().int(),
  waiting: z.number().int(),
  total: z.number().int(),
  open: z.array(
    z.object({
      habitId: z.string(),
      name: z.string(),
      icon: z.string(),
      color: z.string(),
      left: z.number().int(),
    }),
  ),
  marks: markKinds,
  /** Since when emergency mode locks the hero out; null while it does not. */
  emergencySince: instant.nullable(),
});
export type HeroDay = z.infer<typeof heroDaySchema>;
