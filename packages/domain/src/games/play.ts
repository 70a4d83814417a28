import { isBedtime } from '../controls/bedtime';
import type { ControlSettings } from '../controls/defaults';
import { decideFeature } from '../controls/feature-gate';
import { gameTime, LONGEST_PLAY_SECONDS, playedSeconds } from '../controls/screen-time';
import { type Refusal, refuse } from '../refusal';
import { boundScore, pendingPointsFor } from './payout';
import { gameLock } from './unlock';

export interface PlayQuestion {
  controls: ControlSettings;
  now: Date;
  timeZone: string;
  hasPaidAccess: boolean;
  unlockRequirement: number;
  /** Today's missions, pending or approved. */
  completionsToday: number;
  secondsPlayedToday: number;
}

type PlayRefusalCode =
  | 'EMERGENCY_MODE'
  | 'FEATURE_DISABLED'
  | 'BEDTIME'
  | 'PREMIUM_REQUIRED'
  | 'GAME_LOCKED'
  | 'PLAY_TIME_USED';

type PlayDecision = { kind: 'allowed'; secondsLeftToday: number } | Refusal<PlayRefusalCode>;

/**
 * Whether a child may start a game now (rules: subscription, controls, games). The parent's own decisions answer first, so
 * that a child never reads 'pay' or 'do more' where a parent said 'no'.
 */
export function decidePlay(question: PlayQuestion): PlayDecision {
  const { controls, now, timeZone } = question;
  const gate = decideFeature(controls, 'miniGames');
  if (gate.kind === 'refused') return gate;
  if (isBedtime(now, controls, timeZone)) return refuse('BEDTIME');
  if (!question.hasPaidAccess) return refuse('PREMIUM_REQUIRED');
  if (!gameLock(question.unlockRequirement, question.completionsToday).isUnlocked)
    return refuse('GAME_LOCKED');
  const { secondsLeft } = gameTime(controls.maxGameTimePerDay, question.secondsPlayedToday);
  return secondsLeft > 0 ? { kind: 'allowed', secondsLeftToday: secondsLeft } : refuse('PLAY_TIME_USED');
}

interface FinishQuestion {
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
type FinishDecision = { kind: 'finish'; score: number; pendingPoints: number } | { kind: 'unchanged' };

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

/** Two starts of one game within this time are one: a double tap, two devices, a repeated call. */
const SAME_START_SECONDS = 10;

/** A game that was started and not finished. */
interface RunningPlay {
  gameId: string;
  startedAt: Date;
}

/** `same`: the start is the one that was made already. `ends`: the running game stops when the next one starts. */
type RunningDecision = { kind: 'same' } | ({ kind: 'ends' } & PlayEnd);

interface PlayEnd {
  finishedAt: Date;
  secondsPlayed: number;
}

/** What becomes of the running game when a hero starts `gameId`: they play one game at a time. */
export function decideRunning(running: RunningPlay, gameId: string, now: Date): RunningDecision {
  const secondsAgo = (now.getTime() - running.startedAt.getTime()) / 1000;
  if (running.gameId === gameId && secondsAgo < SAME_START_SECONDS) return { kind: 'same' };
  return { kind: 'ends', ...playEnd(running.startedAt, now) };
}

/** When a game that stops `now` ended for the day's count: a forgotten one earlier, at its longest. */
export function playEnd(startedAt: Date, now: Date): PlayEnd {
  const latest = startedAt.getTime() + LONGEST_PLAY_SECONDS * 1000;
  const endMs = Math.min(Math.max(now.getTime(), startedAt.getTime()), latest);
  const finishedAt = new Date(endMs);
  return { finishedAt, secondsPlayed: playedSeconds([{ startedAt, finishedAt }], finishedAt) };
}
