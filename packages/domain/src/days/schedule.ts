import type * as z from 'zod';
import type { scheduleSchema } from './schedule-schema';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The bounds of a schedule's numbers (rules: schedules). */
export const INTERVAL_DAYS = { min: 2, max: 60 } as const;
export const QUOTA_TIMES = { min: 1, max: 7 } as const;
export const TIMES_PER_DAY = { min: 1, max: 6 } as const;

/** The days on which a habit is due (rules: schedules). */
export type Schedule = z.infer<typeof scheduleSchema>;

/** All of a habit that decides on which days it is due, and how often on each (rules: schedules). */
export interface HabitPlan {
  schedule: Schedule;
  timesPerDay: number;
  schoolDaysOnly: boolean;
  allowExtra: boolean;
}

/** The plan of a habit that has no other: once on every day. */
export const DAILY_PLAN: HabitPlan = {
  schedule: { kind: 'daily' },
  timesPerDay: 1,
  schoolDaysOnly: false,
  allowExtra: false,
};
