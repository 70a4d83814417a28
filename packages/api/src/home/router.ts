import { celebrationsInput, celebrationsSchema } from '@herohood/domain/home/celebration';
import { homeTodaySchema } from '@herohood/domain/home/schema';
import { childProcedure } from '../procedures';
import { router } from '../trpc';
import { readCelebrations } from './read-celebrations';
import { readHome } from './read-home';

/** What the kids app asks for as soon as it stands. */
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
