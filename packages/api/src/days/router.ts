import { calendarDaySchema, calendarInput } from '@herohood/domain/days/schema';
import { boardInput, boardSchema } from '@herohood/domain/missions/board-schema';
import * as z from 'zod';
import { familyOrHelperProcedure } from '../procedures';
import { router } from '../trpc';
import { markProcedures } from './mark-procedures';
import { readBoard } from './read-board';
import { readCalendar } from './read-calendar';

export const daysRouter = router({
  board: familyOrHelperProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/board',
        summary: "A hero's missions of one day, in the order of the day",
      },
    })
    .input(boardInput)
    .output(boardSchema)
    .query(({ ctx, input }) => readBoard(ctx, input)),

  calendar: familyOrHelperProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/children/{id}/calendar',
        summary: "A month of a hero's days: done, missed, forgiven or off",
      },
    })
    .input(calendarInput)
    .output(z.array(calendarDaySchema))
    .query(({ ctx, input }) => readCalendar(ctx, input)),

  ...markProcedures,
});
