import { boardInput, boardSchema } from '@herohood/domain/missions/board-schema';
import { familyOrHelperProcedure } from '../procedures';
import { router } from '../trpc';
import { readBoard } from './read-board';

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
});
