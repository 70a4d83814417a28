import * as z from 'zod';
import { day } from '../fields';
import { INTERVAL_DAYS, QUOTA_TIMES, TIMES_PER_DAY, WEEKDAYS } from './schedule-bounds';

const whole = ({ min, max }: { min: number; max: number }, what: string) =>
  z
    .number(`Please give ${what}.`)
    .int('Please use a whole number.')
    .min(min, `Please use at least ${min}.`)
    .max(max, `Please use at most ${max}.`);

/** The days on which a habit is due (rules: schedules). Apart from schedule.ts, which first screens read: zod would come with it. */
export const scheduleSchema = z
  .discriminatedUnion(
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
  )
  .meta({ id: 'Schedule' });

export const timesPerDayField = whole(TIMES_PER_DAY, 'the times a day');
