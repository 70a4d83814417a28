import { calendarDaySchema, calendarInput } from '@herohood/domain/days/schema';
import { boardInput, boardSchema } from '@herohood/domain/missions/board-schema';
import * as z from 'zod';
import { familyOrHelperProcedure } from '../procedures';
import { rest, router } from '../trpc';
import { markProcedures } from './mark-procedures';
import { readBoard } from './read-board';
import { readCalendar } from './read-calendar';

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

  ...markProcedures,
});
