/** A score is a per cent of what the game asked for: whole, 0–100. */
export const MAX_SCORE = 100;

/** Full points for one game, and for all games of one day: a bonus beside missions, never instead of them. */
export const MAX_POINTS_PER_PLAY = 5;
export const MAX_POINTS_PER_DAY = 15;

/** A game that ended sooner than this was not played: the score comes from a browser (rules: server truth). */
export const SHORTEST_PAID_PLAY_SECONDS = 15;

/** How mini-game points are marked among the reward transactions (rules: XP and points: a parent approves them). */
export const GAME_WIN_TYPE = 'game_win';
export const GAME_WIN_SOURCE = 'mini_game';

/** A sent score within its bounds; anything that is no number is 0. */
export function boundScore(score: number): number {
  return Number.isNaN(score) ? 0 : Math.min(MAX_SCORE, Math.max(0, Math.floor(score)));
}

/**
 * The reward points that a finished game asks a parent for: one per full 20 points of score, within the game's
 * and the day's bounds. `pointsToday` are those that today's games asked for already, decided or not.
 */
export function pendingPointsFor(play: {
  score: number;
  playedSeconds: number;
  pointsToday: number;
}): number {
  if (play.playedSeconds < SHORTEST_PAID_PLAY_SECONDS) return 0;
  const earned = Math.floor((boundScore(play.score) / MAX_SCORE) * MAX_POINTS_PER_PLAY);
  return Math.max(0, Math.min(earned, MAX_POINTS_PER_DAY - play.pointsToday));
}
