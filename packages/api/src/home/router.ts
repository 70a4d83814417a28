import { celebrationsInput, celebrationsSchema } from '@herohood/domain/home/celebration';
import { homeTodaySchema, parentTodaySchema } from '@herohood/domain/home/schema';
import { childProcedure, parentOrHelperProcedure } from '../procedures';
import { router } from '../trpc';
import { readCelebrations } from './read-celebrations';
import { readHome } from './read-home';
import { readParentToday } from './read-parent-today';

/** What the apps ask for as soon as they stand. */
export const homeRouter = router({
  today: childProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/home',
        summary: "All that the first view of the signed-in hero's home shows",
      },
    })
    .output(homeTodaySchema)
    .query(({ ctx }) => readHome(ctx)),

  parentToday: parentOrHelperProcedure
    .meta({
      weight: 5,
      mostInRequest: 2,
      rest: {
        method: 'GET',
        path: '/api/home/parent',
        summary: "All that the first view of a parent's Today shows; of a helper's, what helpers read",
      },
    })
    .output(parentTodaySchema)
    .query(({ ctx }) => readParentToday(ctx)),

  celebrations: childProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/home/celebrations',
        summary: 'What the signed-in hero has not celebrated yet, in the order in which they are told',
      },
    })
    .input(celebrationsInput)
    .output(celebrationsSchema)
    .query(({ ctx, input }) => readCelebrations(ctx, input.since)),
});
