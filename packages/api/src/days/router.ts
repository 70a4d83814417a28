import { findCarePattern } from '@herohood/db/days/care-queries';
import { listMarks } from '@herohood/db/days/mark-queries';
import {
  carePatternSchema,
  createMarkInput,
  dayMarkSchema,
  importedMarksSchema,
  importMarksInput,
  listMarksInput,
  setCarePatternInput,
  updateMarkInput,
} from '@herohood/domain/days/marks-schema';
import { calendarDaySchema, calendarInput } from '@herohood/domain/days/schema';
import { idInput } from '@herohood/domain/fields';
import { boardInput, boardSchema } from '@herohood/domain/missions/board-schema';
import * as z from 'zod';
import { findOwnChild } from '../children/own-child';
import { familyOrHelperProcedure, parentProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { importMarks } from './import-marks';
import { createMark, presentMark, removeMark, updateMark } from './marks';
import { readBoard } from './read-board';
import { readCalendar } from './read-calendar';
import { setCarePattern } from './set-care-pattern';

/** A file of 1 MB as JSON, where a sign beyond ASCII may take six bytes instead of two or three. */
const WITH_CALENDAR = 3_400_000;

export const daysRouter = router({
  board: familyOrHelperProcedure
    .meta(rest('GET /api/children/{id}/board', "A hero's missions of one day, in the order of the day"))
    .input(boardInput)
    .output(boardSchema)
    .query(({ ctx, input }) => readBoard(ctx, input)),

  calendar: familyOrHelperProcedure
    .meta(rest('GET /api/children/{id}/calendar', "A month of a hero's days: done, missed, forgiven or off"))
    .input(calendarInput)
    .output(z.array(calendarDaySchema))
    .query(({ ctx, input }) => readCalendar(ctx, input)),

  listMarks: parentProcedure
    .meta(rest('GET /api/day-marks', 'The marks that overlap the days from a first to a last one'))
    .input(listMarksInput)
    .output(z.array(dayMarkSchema))
    .query(async ({ ctx, input }) => (await listMarks(ctx.db, ctx.familyId, input)).map(presentMark)),

  createMark: parentProcedure
    .meta(
      rest('POST /api/day-marks', 'Mark days for a hero, or for all', {
        status: 201,
        refusals: ['TOO_OLD', 'CONFLICT'],
      }),
    )
    .input(createMarkInput)
    .output(dayMarkSchema)
    .mutation(({ ctx, input }) => createMark(ctx, input)),

  updateMark: parentProcedure
    .meta(
      rest('PATCH /api/day-marks/{id}', 'Change the days, the kind or the note of a mark', {
        refusals: ['TOO_OLD'],
      }),
    )
    .input(updateMarkInput)
    .output(dayMarkSchema)
    .mutation(({ ctx, input }) => updateMark(ctx, input)),

  removeMark: parentProcedure
    .meta(rest('DELETE /api/day-marks/{id}', 'Take a mark away; an imported one stays away', { status: 204 }))
    .input(idInput('dayMark'))
    .output(z.null())
    .mutation(({ ctx, input }) => removeMark(ctx, input.id)),

  importMarks: parentProcedure
    .meta({
      ...rest(
        'POST /api/day-marks/import',
        'Mark the days of a calendar file for a hero, or for all; the same file again changes nothing',
        { refusals: ['TOO_LARGE', 'CONFLICT'], bodyLimit: WITH_CALENDAR },
      ),
      weight: 20,
    })
    .input(importMarksInput)
    .output(importedMarksSchema)
    .mutation(({ ctx, input }) => importMarks(ctx, input)),

  carePattern: parentProcedure
    .meta(
      rest('GET /api/children/{id}/care-pattern', 'At which of two homes a hero is; null when nobody said'),
    )
    .input(idInput('hero'))
    .output(carePatternSchema.nullable())
    .query(async ({ ctx, input }) => {
      const { id: childId } = await findOwnChild(ctx, input.id);
      const { today } = ctx.parent.family;
      return findCarePattern(ctx.db, { familyId: ctx.familyId, childId, day: today });
    }),

  setCarePattern: parentProcedure
    .meta(
      rest(
        'PUT /api/children/{id}/care-pattern',
        'Say at which of two homes a hero is from today on; null clears it',
        { mayBeNull: true },
      ),
    )
    .input(setCarePatternInput)
    .output(carePatternSchema.nullable())
    .mutation(({ ctx, input: { id, anchor, weeks, away } }) =>
      setCarePattern(ctx, { id, pattern: anchor && weeks && away ? { anchor, weeks, away } : null }),
    ),

  clearCarePattern: parentProcedure
    .meta(
      rest('DELETE /api/children/{id}/care-pattern', 'Say no longer at which home a hero is, from today on', {
        status: 204,
      }),
    )
    .input(idInput('hero'))
    .output(z.null())
    .mutation(async ({ ctx, input }) => {
      await setCarePattern(ctx, { id: input.id, pattern: null });
      return null;
    }),
});
