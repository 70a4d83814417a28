import { fetchFirst } from '@herohood/browser/answers-age';
import type { Child } from '@herohood/domain/children/schema';
import type { HomeToday } from '@herohood/domain/home/schema';
import type { BoardMission } from '@herohood/domain/missions/board-schema';
import type { Completion } from '@herohood/domain/missions/schema';
import { todayStatus } from '@herohood/domain/missions/today-status';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { type ApiUtils, trpc } from '../../lib/api';
import { readOfflineStatus } from '../../offline/offline-status';

/** Where the home's one answer lies. */
export const HOME = getQueryKey(trpc.home.today, undefined, 'query');

/** What the server last said of the home; undefined until then. */
export const useHome = (): HomeToday | undefined => trpc.home.today.useQuery().data;

/** How a hero is drawn. */
export const looksOf = ({ avatarType, avatarUrl, equippedGear: gear }: Child) => ({
  avatarType,
  avatarUrl,
  gear,
});

/** Asks for the home while its scripts are on their way; what fails is asked again by the screen, which knows what to say about it. */
export async function fetchHome({ queryClient, utils }: { queryClient: QueryClient; utils: ApiUtils }) {
  // Whoever left without network is still signed in, and must not be shown.
  if (!readOfflineStatus().isLeaving) await fetchFirst(queryClient, () => utils.home.today.fetch());
}

export const readHome = (cache: QueryClient) => cache.getQueryData<HomeToday>(HOME);

/** Changes what is known of the home on this device. It stays as old as the answer that it is made from. */
function changeHome(cache: QueryClient, change: (home: HomeToday) => HomeToday): void {
  const updatedAt = cache.getQueryState(HOME)?.dataUpdatedAt;
  cache.setQueryData<HomeToday>(HOME, (home) => home && change(home), { updatedAt });
}

/** Changes the row of one time of a mission; what it was before. */
export function changeRow(
  cache: QueryClient,
  at: Pick<BoardMission, 'habitId' | 'slot'>,
  change: Partial<BoardMission>,
): BoardMission | undefined {
  const isIt = ({ habitId, slot }: BoardMission) => habitId === at.habitId && slot === at.slot;
  const before = readHome(cache)?.board.missions.find(isIt);
  changeHome(cache, ({ board, ...home }) => {
    const missions = board.missions.map((row) => (isIt(row) ? { ...row, ...change } : row));
    return { ...home, board: { ...board, missions } };
  });
  return before;
}

/** What a board says of a completion. */
export function rowOf({ id: completionId, status, ...done }: Completion) {
  const { feedback, completedAt, xpEarned, promisedXp, photoUrl } = done;
  return {
    status: todayStatus([status]),
    completionId,
    feedback,
    completedAt,
    xpEarned,
    promisedXp,
    photoUrl,
  };
}

/** What a board says of a mission that nobody has done. */
export const OPEN_ROW = {
  status: 'available',
  completionId: null,
  feedback: null,
  completedAt: null,
  xpEarned: null,
  promisedXp: null,
  photoUrl: null,
} as const satisfies Partial<BoardMission>;

/** The hero in the home's answer, for acts that change them. */
export function useOwnHero() {
  const cache = useQueryClient();
  return useMemo(
    () => ({
      get: () => readHome(cache)?.hero,
      // The clock is told by the answer itself alone: it says when that came.
      set: (hero: Child) =>
        changeHome(cache, (home) => ({ ...home, hero: { ...hero, serverTime: home.hero.serverTime } })),
      /** An answer that was asked for earlier would bring the old hero back. */
      cancel: () => cache.cancelQueries({ queryKey: HOME }),
      renew: () => cache.invalidateQueries({ queryKey: HOME }),
    }),
    [cache],
  );
}
