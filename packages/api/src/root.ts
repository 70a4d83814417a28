import { accountRouter } from './account/router';
import { childrenRouter } from './children/router';
import { familyRouter } from './family/router';
import { habitsRouter } from './habits/router';
import { missionsRouter } from './missions/router';
import { pointsRouter } from './points/router';
import { progressRouter } from './progress/router';
import { syncRouter } from './sync/router';
import { router } from './trpc';

/** Every act of Herohood, for the apps over tRPC and for everyone else over REST. */
export const appRouter = router({
  account: accountRouter,
  children: childrenRouter,
  family: familyRouter,
  habits: habitsRouter,
  missions: missionsRouter,
  points: pointsRouter,
  progress: progressRouter,
  sync: syncRouter,
});

export type AppRouter = typeof appRouter;
