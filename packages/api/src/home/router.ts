import { homeTodaySchema } from '@herohood/domain/home/schema';
import { childProcedure } from '../procedures';
import { router } from '../trpc';
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
});
