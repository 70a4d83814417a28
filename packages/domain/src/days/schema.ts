import * as z from 'zod';
import { clockTime, day, idOf } from '../fields';
import { shape } from '../shape';
import { MARK_KINDS, NEUTRAL_KINDS } from './marks';
import { PARTS_OF_DAY } from './parts';

export const markKindSchema = z
  .enum(MARK_KINDS, 'Please say what kind of day it is.')
  .meta({ id: 'MarkKind' });
export const markKinds = z.array(markKindSchema);

/** A part of the day, from a time to a time, which it does not include; it may cross midnight (rules: parts of the day). */
export const dayPartSchema = shape('DayPart', {
  part: z.enum(PARTS_OF_DAY).exclude(['any']),
  from: clockTime,
  until: clockTime,
});

/** A month of a calendar: YYYY-MM. */
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please give a month such as 2026-03.')
  .meta({ examples: ['2026-03'] });

export const calendarInput = z.object({ id: idOf('hero'), month });

/** What a day of the calendar is: the first of these that fits, and of marks the first (rules: the calendar). */
const calendarKindSchema = z.enum([
  'today',
  'ahead',
  ...NEUTRAL_KINDS,
  'done',
  'repaired',
  'shielded',
  'partly',
  'missed',
  'neutral',
]);
export type CalendarKind = z.infer<typeof calendarKindSchema>;

/** A hero's family day in a month: `done` of `due`, and all of its marks, also of days ahead. */
export const calendarDaySchema = shape('CalendarDay', {
  date: day,
  kind: calendarKindSchema,
  due: z.number().int(),
  done: z.number().int(),
  marks: markKinds,
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;
