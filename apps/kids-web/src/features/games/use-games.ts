import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import type { GameId } from '@herohood/domain/games/catalogue';
import { startDifficulty } from '@herohood/domain/games/difficulty';
import type { MiniGame } from '@herohood/domain/games/schema';
import { fallbackGames, type GameLock, gameLock } from '@herohood/domain/games/unlock';
import type { Completion } from '@herohood/domain/missions/schema';
import { useOnline } from '@herohood/ui/runtime/use-online';
import { sayName } from '@herohood/ui/text/say-name';
import { trpc } from '../../lib/api';
import { isGameId } from './use-game-code';

/** A game as its card shows it. */
export type OfferedGame = Omit<MiniGame, 'id'> & { id: GameId; lock: GameLock };

/**
 * What the section shows. The order of the reasons is the server's (a parent's own decisions answer first), so that
 * a child never reads 'do more' where a parent said 'no'.
 */
export type GamesState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'offline' }
  | { kind: 'disabled' }
  | { kind: 'bedtime'; endsAt: string }
  | { kind: 'noTime'; isForToday: boolean }
  | { kind: 'ready'; games: OfferedGame[]; doneToday: number };

/** What the hero may play now, and the way to ask again. */
export function useGames(heroId: string): GamesState & { check: () => void } {
  const utils = trpc.useUtils();
  const isOnline = useOnline();
  const controls = trpc.controls.get.useQuery({ id: heroId });
  const time = trpc.controls.screenTime.useQuery({ id: heroId });
  const list = trpc.games.list.useQuery();
  const today = trpc.missions.listToday.useQuery({ id: heroId });
  const queries = [controls, time, list, today];

  const check = () => {
    void utils.controls.invalidate();
    void utils.subscription.checkFeatureAccess.invalidate();
    void utils.games.list.invalidate();
    void utils.missions.listToday.invalidate();
  };
  return { ...stateOf(), check };

  function stateOf(): GamesState {
    if (!controls.data || !time.data || !list.data || !today.data) {
      if (!isOnline) return { kind: 'offline' };
      return { kind: queries.some(({ isFetching }) => isFetching) ? 'loading' : 'failed' };
    }
    if (!isFeatureEnabled(controls.data, 'miniGames')) return { kind: 'disabled' };
    if (time.data.bedtimeNow) return { kind: 'bedtime', endsAt: controls.data.bedtimeEnd };
    if (time.data.gameMinutesLeft <= 0)
      return { kind: 'noTime', isForToday: controls.data.maxGameTimePerDay > 0 };
    const doneToday = countDone(today.data);
    return { kind: 'ready', games: offer(list.data, doneToday), doneToday };
  }
}

/** Today's missions that open games: those that wait count, too (rules: games). */
function countDone(today: readonly Completion[]): number {
  return today.filter(({ status }) => status === 'pending' || status === 'approved').length;
}

/** A game of a newer server that this app does not know cannot be played and is not shown. */
function offer(games: readonly MiniGame[], doneToday: number): OfferedGame[] {
  if (games.length === 0) {
    return fallbackGames().map((game) => ({
      ...game,
      name: sayName(game.name),
      description: sayName(game.description),
      difficulty: startDifficulty(null),
      bestScore: null,
    }));
  }
  return games.flatMap((game) =>
    isGameId(game.id) ? [{ ...game, id: game.id, lock: gameLock(game.unlockRequirement, doneToday) }] : [],
  );
}
