import { playedSeconds } from '../controls/screen-time';
import { boundScore, pendingPointsFor } from './payout';

export interface FinishQuestion {
  startedAt: Date;
  /** Null while the game runs. */
  finishedAt: Date | null;
  now: Date;
  /** As the browser sent it. */
  score: number;
  /** What today's other games asked a parent for. */
  pointsToday: number;
}

/** `unchanged`: finished before, the first result stays and nothing is asked for twice. */
export type FinishDecision = { kind: 'finish'; score: number; pendingPoints: number } | { kind: 'unchanged' };

/** What finishing a game does: its score within bounds, and the points a parent is asked for (rules: XP and points). */
export function decideFinish(question: FinishQuestion): FinishDecision {
  const { startedAt, finishedAt, now, score, pointsToday } = question;
  if (finishedAt) return { kind: 'unchanged' };
  const seconds = playedSeconds([{ startedAt, finishedAt: now }], now);
  return {
    kind: 'finish',
    score: boundScore(score),
    pendingPoints: pendingPointsFor({ score, playedSeconds: seconds, pointsToday }),
  };
}
