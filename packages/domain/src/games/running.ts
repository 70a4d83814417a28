import { LONGEST_PLAY_SECONDS, playedSeconds } from '../controls/screen-time';

/** Two starts of one game within this time are one: a double tap, two devices, a repeated call. */
export const SAME_START_SECONDS = 10;

/** A game that was started and not finished. */
export interface RunningPlay {
  gameId: string;
  startedAt: Date;
}

/** `same`: the start is the one that was made already. `ends`: the running game stops when the next one starts. */
export type RunningDecision = { kind: 'same' } | ({ kind: 'ends' } & PlayEnd);

export interface PlayEnd {
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
