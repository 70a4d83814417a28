import { addDays } from '@herohood/domain/time/family-day';
import type { QueryClient } from '@tanstack/react-query';
import { recall, remember } from '../device/store';
import { familyToday } from '../features/home/public';
import type { ApiUtils } from '../lib/api';
import type { DeviceStore } from './device-store';
import { isBoard, putBack, readLastKnown } from './last-known';

interface Ports {
  utils: ApiUtils;
  queryClient: QueryClient;
  store: DeviceStore;
  version: string;
  now: () => number;
}

const keyOf = (heroId: string) => `lookedAhead.${heroId}`;

/**
 * Has the sections here that the hero has not opened yet, so that they can be shown without network. They are asked for once a day
 * for each version, in one batch, because what was learnt is kept. What does not come now comes when the section is opened.
 */
export async function lookAhead(ports: Ports, heroId: string): Promise<void> {
  const today = familyToday();
  const mark = `${today} ${ports.version}`;
  if (recall(keyOf(heroId)) === mark) return bringBoards(ports, heroId);
  await fetchSections(ports.utils, { heroId, today });
  remember(keyOf(heroId), mark);
}

async function fetchSections(utils: ApiUtils, { heroId, today }: { heroId: string; today: string }) {
  const own = { id: heroId };
  await Promise.all([
    // A device that has no network in the morning shows that day's board, and its month.
    utils.days.board.prefetch({ ...own, date: addDays(today, 1) }),
    utils.days.calendar.prefetch({ ...own, month: today.slice(0, 7) }),
    utils.progress.weekly.prefetch(own),
    utils.progress.badges.prefetch(own),
    utils.rewards.listForChild.prefetch(own),
    utils.rewards.listClaims.prefetch(own),
    utils.goals.list.prefetch(own),
    utils.shop.listAvatars.prefetch(),
    utils.shop.listGear.prefetch(),
    fetchVoices(utils, heroId),
  ]);
}

/** Tomorrow's board shows as that day begins, also where it was fetched by an earlier visit. */
async function bringBoards({ queryClient, store, version, now }: Ports, heroId: string): Promise<void> {
  const kept = (await readLastKnown(store, { heroId, version })) ?? [];
  const boards = kept.filter(({ key }) => isBoard(key));
  putBack(queryClient, boards, { heroId, now: now() });
}

/** Voices that a hero is likely to hear again; the service worker keeps what was fetched. */
const VOICES_AHEAD = 5;

async function fetchVoices(utils: ApiUtils, heroId: string): Promise<void> {
  const praise = await utils.praise.list.fetch({ id: heroId }).catch(() => []);
  const voices = praise.flatMap(({ voiceUrl }) => voiceUrl ?? []).slice(0, VOICES_AHEAD);
  await Promise.all(voices.map((url) => fetch(url).catch(() => null)));
}
