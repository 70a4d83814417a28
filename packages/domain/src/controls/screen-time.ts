import { isWeekend } from '../time/family-day';
import { type ControlSettings, MAX_CONTROL_MINUTES } from './defaults';

/** Today's allowance in minutes: the daily time, a bonus per approved mission, more on weekends (rules: controls). */
export function screenTimeAllowance(
  controls: Pick<ControlSettings, 'dailyScreenTime' | 'bonusTimePerHabit' | 'weekendBonus'>,
  approvedToday: number,
  today: string,
): number {
  const { dailyScreenTime, bonusTimePerHabit, weekendBonus } = controls;
  const minutes = dailyScreenTime + bonusTimePerHabit * approvedToday + (isWeekend(today) ? weekendBonus : 0);
  // More than a day cannot be used in a day.
  return Math.min(minutes, MAX_CONTROL_MINUTES);
}

/** One game of today; `finishedAt` null while it runs, or when it was never finished. */
export interface PlaySpan {
  startedAt: Date;
  finishedAt: Date | null;
}

/** A game counts at most this long: one left open must not eat the day's time for ever. */
export const LONGEST_PLAY_SECONDS = 15 * 60;

/** The seconds spent playing today's games; two that overlap count once, one that runs counts until `now`. */
export function playedSeconds(plays: Iterable<PlaySpan>, now: Date): number {
  const spans = [...plays]
    .map(({ startedAt, finishedAt }) => {
      const start = startedAt.getTime();
      const end = Math.min((finishedAt ?? now).getTime(), start + LONGEST_PLAY_SECONDS * 1000);
      return { start, end: Math.max(start, end) };
    })
    .sort((a, b) => a.start - b.start);
  let playedMs = 0;
  let coveredUntil = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    playedMs += Math.max(0, end - Math.max(start, coveredUntil));
    coveredUntil = Math.max(coveredUntil, end);
  }
  return Math.ceil(playedMs / 1000);
}

/** What is left of today's game time; used and left minutes add up to the limit (rules: controls). */
export interface GameTime {
  secondsLeft: number;
  minutesUsed: number;
  minutesLeft: number;
}

export function gameTime(maxGameTimePerDay: number, secondsPlayed: number): GameTime {
  const secondsLeft = Math.max(0, maxGameTimePerDay * 60 - secondsPlayed);
  const minutesLeft = Math.ceil(secondsLeft / 60);
  return { secondsLeft, minutesLeft, minutesUsed: maxGameTimePerDay - minutesLeft };
}
