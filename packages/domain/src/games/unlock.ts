import { MINI_GAMES, type MiniGameItem } from './catalogue';

/** `missing`: how many missions open it. */
export interface GameLock {
  isUnlocked: boolean;
  missing: number;
}

/** Whether a game is open after `completionsToday` missions, pending or approved (rules: games). */
export function gameLock(unlockRequirement: number, completionsToday: number): GameLock {
  const missing = Math.max(0, unlockRequirement - completionsToday);
  return { isUnlocked: missing === 0, missing };
}

/** What is shown when the server's list is empty: the first two open, the third locked (rules: games). */
export function fallbackGames(): (MiniGameItem & { lock: GameLock })[] {
  return MINI_GAMES.map((game, position) => ({
    ...game,
    lock: gameLock(game.unlockRequirement, position < 2 ? game.unlockRequirement : 0),
  }));
}
