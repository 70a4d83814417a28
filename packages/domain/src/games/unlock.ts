import { MINI_GAMES, type MiniGameItem } from './catalogue';

/** `text` is what a locked game says; null when it is open. */
export interface GameLock {
  isUnlocked: boolean;
  missing: number;
  text: string | null;
}

/**
 * Whether a game is open after `completionsToday` missions, pending or approved (rules: games). The text says
 * 'habits' also for one.
 */
export function gameLock(unlockRequirement: number, completionsToday: number): GameLock {
  const missing = Math.max(0, unlockRequirement - completionsToday);
  const text = missing > 0 ? `Complete ${missing} more habits to unlock` : null;
  return { isUnlocked: missing === 0, missing, text };
}

/** What is shown when the server's list is empty: the first two open, the third locked (rules: games). */
export function fallbackGames(): (MiniGameItem & { lock: GameLock })[] {
  return MINI_GAMES.map((game, position) => ({
    ...game,
    lock: gameLock(game.unlockRequirement, position < 2 ? game.unlockRequirement : 0),
  }));
}
