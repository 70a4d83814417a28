import { askAgeOf } from '@herohood/ui/runtime/answers-age';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiUtils } from './api';
import { GAMES } from './games-access';
import { readOfflineStatus, SIGNED_IN } from './offline/offline-status';
import { recall } from './store';

interface Surroundings {
  queryClient: QueryClient;
  client: ApiClient;
  utils: ApiUtils;
}

/**
 * Asks who plays here, and for what their home shows first, while the home's own scripts are on their way. What is
 * there already is not asked again; what fails is asked again by the screen, which knows what to say about it.
 */
export async function fetchFirstAnswers({ queryClient, client, utils }: Surroundings) {
  // Whoever left without network is still signed in, and must not be shown.
  if (readOfflineStatus().isLeaving) return;
  const { account, days, habits, missions, controls, progress, subscription } = utils;
  askAgeOf(queryClient, () => client.sync.childFamilyData.query({}));
  const askFor = (own: { id: string }) =>
    Promise.all([
      days.board.prefetch(own),
      habits.listForChild.prefetch(own),
      missions.listToday.prefetch(own),
      controls.get.prefetch(own),
      controls.screenTime.prefetch(own),
      progress.badges.prefetch(own),
      subscription.checkFeatureAccess.prefetch(GAMES),
    ]);
  // Who was here last is most probably here again: then one batch brings it all.
  const last = recall(SIGNED_IN);
  if (typeof last === 'string') void askFor({ id: last });
  const hero = await account.childMe.fetch().catch(() => null);
  if (hero && hero.id !== last) await askFor({ id: hero.id });
}
