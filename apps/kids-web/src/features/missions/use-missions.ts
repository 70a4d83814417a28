import { useNow } from '@herohood/browser/use-now';
import type { HomeToday } from '@herohood/domain/home/schema';
import type { Board } from '@herohood/domain/missions/board-schema';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { addDays } from '@herohood/domain/time/family-day';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { trpc } from '../../lib/api';
import { SENDING_PREFIX, useOfflineStatus } from '../../offline/offline-status';
import { familyDayAt, HOME, OPEN_ROW } from '../home/public';
import { type Mission, missionsOf } from './missions-of';

/** What a hero's day is like besides its missions. */
export type Day = Pick<Board, 'marks' | 'parts' | 'minute'> & {
  /** The hero has missions, though perhaps none of them is due. */
  hasHabits: boolean;
};

export type MissionsState = { missions: Mission[]; day: Day };

/** How soon the next part of the day begins, and yesterday's taps give way to the family's new day, while there is no news. */
const RENEW_MS = 60_000;

/**
 * Today's missions of a hero, as the board tells them. What was once loaded stays on screen while the network is away; on
 * the day after it is that day's board, where it was fetched ahead, with nothing done.
 *
 * @param home the home's answer
 */
export function useMissions({ hero, board, hasHabits }: HomeToday): MissionsState {
  const { dataUpdatedAt } = trpc.home.today.useQuery();
  // Only what lies here: it is fetched ahead while there is nothing else to do.
  const ahead = trpc.days.board.useQuery({ id: hero.id, date: addDays(board.date, 1) }, { enabled: false });
  const { unsent } = useOfflineStatus();
  const clockDay = familyDayAt(useNow(RENEW_MS).getTime());
  // A board is of the server's day, which may have begun a moment before this device's clock says so.
  const isOver = clockDay > board.date;
  const day = isOver ? clockDay : board.date;
  const cache = useQueryClient();
  useEffect(() => {
    if (isOver) void cache.invalidateQueries({ queryKey: HOME });
  }, [isOver, cache]);
  const known = isOver ? (ahead.data ?? withNothingDone(board)) : board;
  const knownAt = isOver && ahead.data ? ahead.dataUpdatedAt : dataUpdatedAt;
  const taps = unsent.filter(
    (tap) => tap.heroId === hero.id && familyDayAt(Date.parse(tap.completedAt)) === day,
  );
  const minute = known.minute + (Date.now() - knownAt) / MINUTE_MS;
  return { missions: missionsOf(known, taps), day: { ...known, minute, hasHabits } };
}

const withNothingDone = (board: Board): Board => ({
  ...board,
  missions: board.missions.map((row) =>
    row.completionId?.startsWith(SENDING_PREFIX) ? row : { ...row, ...OPEN_ROW },
  ),
});
