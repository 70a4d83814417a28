import * as z from 'zod';
import { day } from '../fields';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The bounds of a schedule's numbers (rules: schedules). */
export const INTERVAL_DAYS = { min: 2, max: 60 } as const;
export const QUOTA_TIMES = { min: 1, max: 7 } as const;
export const TIMES_PER_DAY = { min: 1, max: 6 } as const;

const whole = ({ min, max }: { min: number; max: number }, what: string) =>
  z
    .number(`Please give ${what}.`)
    .int('Please use a whole number.')
    .min(min, `Please use at least ${min}.`)
    .max(max, `Please use at most ${max}.`);

/** The days on which a habit is due (rules: schedules). */
export const scheduleSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('daily') }),
    z.object({
      kind: z.literal('days'),
      days: z
        .array(z.enum(WEEKDAYS))
        .min(1, 'Please choose at least one day.')
        .refine((days) => new Set(days).size === days.length, 'Please name each day once.'),
    }),
    z.object({
      kind: z.literal('interval'),
      every: whole(INTERVAL_DAYS, 'the days between'),
      from: z.enum(['start', 'completion']),
      start: day,
    }),
    z.object({ kind: z.literal('quota'), times: whole(QUOTA_TIMES, 'the times a week') }),
    z.object({ kind: z.literal('once'), date: day }),
  ],
  { error: 'Please choose daily, some days of the week, every few days, some times a week, or once.' },
);
export type Schedule = z.infer<typeof scheduleSchema>;

export const timesPerDayField = whole(TIMES_PER_DAY, 'the times a day');

/** All of a habit that decides on which days it is due, and how often on each (rules: schedules). */
export interface HabitPlan {
  schedule: Schedule;
  timesPerDay: number;
  schoolDaysOnly: boolean;
  allowExtra: boolean;
}

/** Whether a plan says the same of every day, whatever its marks and whatever was done on others (rules: schedules). */
export const isEveryDay = ({ schedule, schoolDaysOnly }: Pick<HabitPlan, 'schedule' | 'schoolDaysOnly'>) =>
  schedule.kind === 'daily' && !schoolDaysOnly;

/** The plan of a habit that has no other: once on every day. */
export const DAILY_PLAN: HabitPlan = {
  schedule: { kind: 'daily' },
  timesPerDay: 1,
  schoolDaysOnly: false,
  allowExtra: false,
};
