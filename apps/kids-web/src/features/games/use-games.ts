import { sayName } from '@herohood/browser/text/say-name';
import { useOnline } from '@herohood/browser/use-online';
import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import { type GameId, MINI_GAMES } from '@herohood/domain/games/catalogue';
import { startDifficulty } from '@herohood/domain/games/difficulty';
import type { MiniGame } from '@herohood/domain/games/schema';
import { fallbackGames, type GameLock, gameLock } from '@herohood/domain/games/unlock';
import { canComplete } from '@herohood/domain/missions/today-status';
import { trpc } from '../../lib/api';
import { isBedtimeNow, useHome } from '../home/public';

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
  | { kind: 'ready'; games: OfferedGame[] };

/** What the hero may play now, and the way to ask again. */
export function useGames(heroId: string): GamesState & { check: () => void } {
  const utils = trpc.useUtils();
  const isOnline = useOnline();
  const home = useHome();
  const time = trpc.controls.screenTime.useQuery({ id: heroId });
  const list = trpc.games.list.useQuery();
  const queries = [time, list];

  const check = () => {
    void utils.home.today.invalidate();
    void utils.controls.screenTime.invalidate();
    void utils.games.list.invalidate();
  };
  return { ...stateOf(), check };

  function stateOf(): GamesState {
    if (!home || !time.data || !list.data) {
      if (!isOnline) return { kind: 'offline' };
      return { kind: queries.some(({ isFetching }) => isFetching) ? 'loading' : 'failed' };
    }
    if (!isFeatureEnabled(home.controls, 'miniGames')) return { kind: 'disabled' };
    if (isBedtimeNow(home.controls)) return { kind: 'bedtime', endsAt: home.controls.bedtimeEnd };
    if (time.data.gameMinutesLeft <= 0)
      return { kind: 'noTime', isForToday: home.controls.maxGameTimePerDay > 0 };
    // Those that wait count, too (rules: games).
    const doneToday = home.board.missions.filter(({ status }) => !canComplete(status)).length;
    return { kind: 'ready', games: offer(list.data, doneToday) };
  }
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
  return games.flatMap((game) => {
    const known = MINI_GAMES.find(({ id }) => id === game.id);
    if (!known) return [];
    // In the page's language, which may not be the hero's yet.
    const told = { id: known.id, name: sayName(known.name), description: sayName(known.description) };
    return [{ ...game, ...told, lock: gameLock(game.unlockRequirement, doneToday) }];
  });
}
