import type * as z from 'zod';
import type { scheduleSchema } from './schedule-schema';

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
