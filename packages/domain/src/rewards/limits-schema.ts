import * as z from 'zod';
import { WEEKDAYS } from '../days/schedule-bounds';
import { clockTime } from '../fields';
import type { RewardLimits } from './limits';

const times = z.number().int().min(1).max(100);

/** How often and when a reward can be claimed (rules: limits of rewards). */
export const rewardLimitsSchema: z.ZodType<RewardLimits, RewardLimits> = z
  .strictObject({
    perDay: times.optional(),
    perWeek: times.optional(),
    perMonth: times.optional(),
    /** At most a month. */
    cooldownHours: z.number().int().min(1).max(744).optional(),
    stock: z.number().int().min(0).max(1000).optional(),
    weekdays: z
      .array(z.enum(WEEKDAYS))
      .min(1)
      .refine((days) => new Set(days).size === days.length, 'Please name each day once.')
      .optional(),
    from: clockTime.optional(),
    until: clockTime.optional(),
    minLevel: z.number().int().min(1).max(1000).optional(),
  })
  .refine(({ from, until }) => (from === undefined) === (until === undefined), {
    path: ['until'],
    message: 'Please give both times, or neither.',
  })
  .refine(({ from, until }) => from === undefined || from !== until, {
    path: ['until'],
    message: 'Please let it end at another time than it begins.',
  })
  .meta({ id: 'RewardLimits' });
