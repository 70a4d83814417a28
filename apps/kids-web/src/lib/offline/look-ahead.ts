import { addDays } from '@herohood/domain/time/family-day';
import type { ApiUtils } from '../api';

/**
 * Asks for the sections that the hero has not opened yet, in one batch, so that they can be shown without network.
 * What does not come now comes when the section is opened.
 */
export async function lookAhead(utils: ApiUtils, heroId: string): Promise<void> {
  const own = { id: heroId };
  await Promise.all([
    tomorrow(utils, heroId),
    utils.progress.weekly.prefetch(own),
    utils.progress.badges.prefetch(own),
    utils.rewards.listForChild.prefetch(own),
    utils.rewards.listClaims.prefetch(own),
    utils.shop.listAvatars.prefetch(),
    utils.shop.listGear.prefetch(),
    fetchVoices(utils, heroId),
  ]);
}

/** A device that has no network in the morning shows that day's board, and its month. */
async function tomorrow(utils: ApiUtils, id: string): Promise<void> {
  const board = await utils.days.board.fetch({ id }).catch(() => null);
  if (!board) return;
  await Promise.all([
    utils.days.board.prefetch({ id, date: addDays(board.date, 1) }),
    utils.days.calendar.prefetch({ id, month: board.date.slice(0, 7) }),
  ]);
}

/** Voices that a hero is likely to hear again; the service worker keeps what was fetched. */
const VOICES_AHEAD = 5;

async function fetchVoices(utils: ApiUtils, heroId: string): Promise<void> {
  const praise = await utils.praise.list.fetch({ id: heroId }).catch(() => []);
  const voices = praise.flatMap(({ voiceUrl }) => voiceUrl ?? []).slice(0, VOICES_AHEAD);
  await Promise.all(voices.map((url) => fetch(url).catch(() => null)));
}
