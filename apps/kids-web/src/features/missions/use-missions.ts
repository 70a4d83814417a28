import type { Board } from '@herohood/domain/missions/board-schema';
import { MINUTE_MS } from '@herohood/domain/time/durations';
import { addDays } from '@herohood/domain/time/family-day';
import { useNow } from '@herohood/ui/runtime/use-now';
import { trpc } from '../../lib/api';
import { familyDayAt } from '../../lib/family-clock';
import { useOfflineStatus } from '../../lib/offline/offline-status';
import { type Mission, missionsOf } from './missions-of';

/** What a hero's day is like besides its missions. */
export type Day = Pick<Board, 'marks' | 'parts' | 'minute'> & {
  /** The hero has missions, though perhaps none of them is due. */
  hasHabits: boolean;
};

export type MissionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'ready'; missions: Mission[]; day: Day };

/** How soon the next part of the day begins, and yesterday's taps give way to the family's new day, while there is no news. */
const RENEW_MS = 60_000;

/**
 * Today's missions of a hero, as the board tells them. What was once loaded stays on screen while the network is away; on
 * the day after it is that day's board, where it was fetched ahead, with nothing done.
 */
export function useMissions(heroId: string): MissionsState & { isSettled: boolean } {
  const board = trpc.days.board.useQuery({ id: heroId });
  // Only what lies here: it is fetched ahead while there is nothing else to do.
  const ahead = trpc.days.board.useQuery(
    { id: heroId, date: board.data && addDays(board.data.date, 1) },
    { enabled: false },
  );
  const habits = trpc.habits.listForChild.useQuery({ id: heroId });
  const today = trpc.missions.listToday.useQuery({ id: heroId });
  const { unsent } = useOfflineStatus();
  const clockDay = familyDayAt(useNow(RENEW_MS).getTime());
  const asked = [board, habits, today];
  const isSettled = !asked.some(({ isFetching }) => isFetching);
  if (board.data && habits.data && today.data) {
    // A board is of the server's day, which may have begun a moment before this device's clock says so.
    const isOver = clockDay > board.data.date;
    const day = isOver ? clockDay : board.data.date;
    const known = isOver && ahead.data ? ahead : board;
    const shown = known.data ?? board.data;
    const rows = today.data.filter(({ date }) => date === day);
    const taps = unsent.filter(
      (tap) => tap.heroId === heroId && familyDayAt(Date.parse(tap.completedAt)) === day,
    );
    return {
      kind: 'ready',
      missions: missionsOf({ board: shown, habits: habits.data }, { today: rows, unsent: taps }),
      day: {
        ...shown,
        minute: shown.minute + (Date.now() - known.dataUpdatedAt) / MINUTE_MS,
        hasHabits: habits.data.length > 0,
      },
      isSettled,
    };
  }
  if (!isSettled) return { kind: 'loading', isSettled };
  const retry = () => void Promise.all(asked.map(({ refetch }) => refetch()));
  return { kind: 'failed', retry, isSettled };
}
