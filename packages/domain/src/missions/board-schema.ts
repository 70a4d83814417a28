import * as z from 'zod';
import { WEEK_STARTS } from '../days/facts';
import { PARTS_OF_DAY } from '../days/parts';
import { dayPartSchema, markKinds } from '../days/schema';
import { clockTime, day, idOf, instant } from '../fields';
import { APPROVAL_POLICIES, PHOTO_POLICIES } from '../habits/policy';
import { habitToolSchema } from '../habits/tool';
import { shape } from '../shape';

/** `date`: the family's today when it is not named; at most 31 days away. */
export const boardInput = z.object({ id: idOf('hero'), date: day.optional() });

/** One mission of a day; a habit that is due more than once a day has one for each slot. `habitId` is the assignment's id. */
const boardMissionSchema = shape('BoardMission', {
  habitId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
  /** The approval in force, and whether a picture goes with it. */
  approval: z.enum(APPROVAL_POLICIES),
  photo: z.enum(PHOTO_POLICIES),
  partOfDay: z.enum(PARTS_OF_DAY),
  /** Between which times of the day it is meant to be done; the same one twice: at any. */
  timeRangeStart: clockTime,
  timeRangeEnd: clockTime,
  /** From 1 to `slots`. */
  slot: z.number().int(),
  slots: z.number().int(),
  due: z.enum(['due', 'optional']),
  status: z.enum(['available', 'pending', 'approved', 'rejected']),
  /** Of the completion that decides the status, a rejected one too; null while there is none. */
  completionId: z.string().nullable(),
  feedback: z.string().nullable(),
  /** Of that completion: when it was done, what it brought, or brings with a yes, of what was promised, and where its picture is read. */
  completedAt: instant.nullable(),
  xpEarned: z.number().int().nullable(),
  promisedXp: z.number().int().nullable(),
  photoUrl: z.string().nullable(),
  /** Of a habit with a quota: how many times it is due in the week of this day, and live completions so far; else null. */
  week: z.object({ times: z.number().int(), done: z.number().int() }).nullable(),
});
export type BoardMission = z.infer<typeof boardMissionSchema>;

/** A hero's missions of one family day, in the order of the day (rules: parts of the day). */
export const boardSchema = shape('Board', {
  date: day,
  /**
   * Minutes that the family's clocks show at the moment of the answer, counted from the midnight with which `date` began: 1,470 is half past
   * midnight at the end of a day that goes on until 4. A hero's device does not know the family's time zone.
   */
  minute: z.number().int(),
  /** On which weekday the family's weeks start. */
  weekStart: z.enum(WEEK_STARTS),
  marks: markKinds,
  parts: z.array(dayPartSchema),
  missions: z.array(boardMissionSchema),
});
export type Board = z.infer<typeof boardSchema>;
