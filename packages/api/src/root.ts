import { accountRouter } from './account/router';
import { childrenRouter } from './children/router';
import { controlsRouter } from './controls/router';
import { daysRouter } from './days/router';
import { familyRouter } from './family/router';
import { gamesRouter } from './games/router';
import { goalsRouter } from './goals/router';
import { habitsRouter } from './habits/router';
import { homeRouter } from './home/router';
import { inboxRouter } from './inbox/router';
import { mediaRouter } from './media/router';
import { missionsRouter } from './missions/router';
import { pointsRouter } from './points/router';
import { praiseRouter } from './praise/router';
import { progressRouter } from './progress/router';
import { proposalsRouter } from './proposals/router';
import { pushRouter } from './push/router';
import { remindersRouter } from './reminders/router';
import { rewardsRouter } from './rewards/router';
import { shopRouter } from './shop/router';
import { subscriptionRouter } from './subscription/router';
import { syncRouter } from './sync/router';
import { router } from './trpc';
import { worldRouter } from './world/router';

/** Every act of Herohood, for the apps over tRPC and for everyone else over REST. */
export const appRouter = router({
  account: accountRouter,
  children: childrenRouter,
  controls: controlsRouter,
  days: daysRouter,
  family: familyRouter,
  games: gamesRouter,
  goals: goalsRouter,
  habits: habitsRouter,
  home: homeRouter,
  inbox: inboxRouter,
  media: mediaRouter,
  missions: missionsRouter,
  points: pointsRouter,
  praise: praiseRouter,
  progress: progressRouter,
  proposals: proposalsRouter,
  push: pushRouter,
  reminders: remindersRouter,
  rewards: rewardsRouter,
  shop: shopRouter,
  subscription: subscriptionRouter,
  sync: syncRouter,
  world: worldRouter,
});

export type AppRouter = typeof appRouter;
