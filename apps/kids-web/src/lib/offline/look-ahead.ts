import type { ApiUtils } from '../api';

/**
 * Asks for the sections that the hero has not opened yet, in one batch, so that they can be shown without network.
 * What does not come now comes when the section is opened.
 */
export async function lookAhead(utils: ApiUtils, heroId: string): Promise<void> {
  const own = { id: heroId };
  await Promise.all([
    utils.progress.weekly.prefetch(own),
    utils.progress.badges.prefetch(own),
    utils.rewards.listForChild.prefetch(own),
    utils.rewards.listClaims.prefetch(own),
    utils.shop.listAvatars.prefetch(),
    utils.shop.listGear.prefetch(),
  ]);
}
