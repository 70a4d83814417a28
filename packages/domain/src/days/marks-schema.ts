import * as z from 'zod';
import { day, idInput, idOf, instant, longText } from '../fields';
import { shape } from '../shape';
import { DAY_MS } from '../time/durations';
import { MOST_LISTED_DAYS, MOST_MARKED_DAYS } from './mark-rules';
import { markKindSchema as kind } from './schema';
import { weekdayOf } from './week';

/** Null: all heroes, those too who come later. */
const childId = idOf('hero').nullish();

/** A stretch of days that is marked for one hero, or for all (rules: days off). */
export const dayMarkSchema = shape('DayMark', {
  id: z.string(),
  childId: z.string().nullable(),
  kind,
  from: day,
  until: day,
  note: z.string().nullable(),
  source: z.enum(['parent', 'import']),
  createdAt: instant,
});
export type DayMark = z.infer<typeof dayMarkSchema>;

interface Days {
  from: string;
  until: string;
}

/** Looked at even when a day is none, which is an issue of its own. */
const lengthOf = ({ from, until }: Days) => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/** A first and a last day, both included, of at most so many. */
const stretch = <Shape extends z.ZodType<Days>>(shape: Shape, mostDays: number): Shape =>
  shape
    .refine((days) => lengthOf(days) >= 1, {
      message: 'Please choose a last day that is not before the first.',
      path: ['until'],
    })
    .refine((days) => lengthOf(days) <= mostDays, {
      message: `Please choose at most ${mostDays} days.`,
      path: ['until'],
    });

/** The days of a mark. */
export const markedDays = stretch(z.object({ from: day, until: day }), MOST_MARKED_DAYS);

/** Both days included; what overlaps is listed. */
export const listMarksInput = stretch(z.object({ from: day, until: day }), MOST_LISTED_DAYS);

export const createMarkInput = stretch(
  z.object({ childId, kind, from: day, until: day, note: longText.nullish() }),
  MOST_MARKED_DAYS,
);

/** What is left out stays; together with what stays the days must be in order. */
export const updateMarkInput = idInput('dayMark').extend({
  kind: kind.optional(),
  from: day.optional(),
  until: day.optional(),
  note: longText.nullish().meta({ examples: ['By the sea'] }),
});

/** At which of two homes a hero is (rules: two homes). */
export const carePatternSchema = shape('CarePattern', {
  anchor: day,
  weeks: z.number().int(),
  away: z.array(z.boolean()),
});

/** All three fields, or null in all of them: no pattern any more. */
export const setCarePatternInput = z
  .object({
    id: idOf('hero'),
    anchor: day
      .refine((anchor) => weekdayOf(anchor) === 'mon', 'Please choose a Monday.')
      .nullable()
      .meta({ examples: ['2026-03-02'] }),
    weeks: z
      .number()
      .int()
      .min(1, 'Please choose 1 to 4 weeks.')
      .max(4, 'Please choose 1 to 4 weeks.')
      .nullable()
      .meta({ examples: [1] }),
    away: z
      .array(z.boolean())
      .max(28)
      .nullable()
      .meta({ examples: [[true, true, false, false, false, false, false]] }),
  })
  .refine(
    ({ anchor, weeks, away }) =>
      (anchor === null) === (weeks === null) && (weeks === null) === (away === null),
    {
      message: 'Please give the first Monday, the weeks and their days.',
      path: ['anchor'],
    },
  )
  .refine(({ weeks, away }) => !weeks || !away || away.length === 7 * weeks, {
    message: 'Please say of each day of these weeks where the hero is.',
    path: ['away'],
  });

/** A calendar file and what its days are; with `dryRun` nothing is written and the answer is the same (rules: import of calendars). */
export const importMarksInput = z.object({
  ics: z.string().meta({ examples: ['BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'] }),
  kind,
  childId,
  dryRun: z.boolean().optional(),
});

/**
 * How many days were added, changed, taken away and left as they are; how many errors there were, and the first of them.
 */
export const importedMarksSchema = shape('ImportedMarks', {
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
  skipped: z.number().int(),
  unread: z.number().int(),
  errors: z.array(z.object({ line: z.number().int(), message: z.string() })),
});
export type ImportedMarks = z.infer<typeof importedMarksSchema>;
