import * as z from 'zod';
import { clockTime, day, idOf } from '../fields';
import { PARTS_OF_DAY } from '../habits/idea';
import { habitToolSchema } from '../habits/tool';
import { WEEK_STARTS } from './facts';
import { MARK_KINDS } from './marks';

/** `date`: the family's today when it is not named; at most 31 days away. */
export const boardInput = z.object({ id: idOf('hero'), date: day.optional() });

const markKinds = z.array(z.enum(MARK_KINDS));

/** A part of the day, from a time to a time, which it does not include; it may cross midnight (rules: parts of the day). */
export const dayPartSchema = z.object({
  part: z.enum(PARTS_OF_DAY).exclude(['any']),
  from: clockTime,
  until: clockTime,
});

/** One mission of a day; a habit that is due more than once a day has one for each slot. `habitId` is the assignment's id. */
const boardMissionSchema = z.object({
  habitId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
  partOfDay: z.enum(PARTS_OF_DAY),
  /** From 1 to `slots`. */
  slot: z.number().int(),
  slots: z.number().int(),
  due: z.enum(['due', 'optional']),
  status: z.enum(['available', 'pending', 'approved', 'rejected']),
  /** Of the completion that decides the status, a rejected one too; null while there is none. */
  completionId: z.string().nullable(),
  feedback: z.string().nullable(),
  /** Of a habit with a quota: how many times it is due in the week of this day, and live completions so far; else null. */
  week: z.object({ times: z.number().int(), done: z.number().int() }).nullable(),
});
export type BoardMission = z.infer<typeof boardMissionSchema>;

/** A hero's missions of one family day, in the order of the day (rules: parts of the day). */
export const boardSchema = z.object({
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

/** A month of a calendar: YYYY-MM. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month such as 2026-03.');

export const calendarInput = z.object({ id: idOf('hero'), month });

/** What a day of the calendar is: the first of these that fits, and of marks the first (rules: the calendar). */
const calendarKindSchema = z.enum([
  'today',
  'ahead',
  'sick',
  'vacation',
  'away',
  'holiday',
  'done',
  'repaired',
  'shielded',
  'partly',
  'missed',
  'neutral',
]);
export type CalendarKind = z.infer<typeof calendarKindSchema>;

/** A hero's family day in a month: `done` of `due`, and all of its marks, also of days ahead. */
export const calendarDaySchema = z.object({
  date: day,
  kind: calendarKindSchema,
  due: z.number().int(),
  done: z.number().int(),
  marks: markKinds,
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;
