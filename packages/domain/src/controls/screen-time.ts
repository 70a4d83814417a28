import { isWeekend } from '../time/family-day';
import { type ControlSettings, MAX_CONTROL_MINUTES } from './defaults';

/** Today's allowance in minutes: the daily time, a bonus per approved mission, more on weekends (rules: controls). */
export function screenTimeAllowance(
  controls: AllowanceSettings,
  approvedToday: number,
  today: string,
): number {
  return allowanceOf(controls, approvedToday, isWeekend(today));
}

type AllowanceSettings = Pick<ControlSettings, 'dailyScreenTime' | 'bonusTimePerHabit' | 'weekendBonus'>;

function allowanceOf(controls: AllowanceSettings, approvedToday: number, isOnWeekend: boolean): number {
  const { dailyScreenTime, bonusTimePerHabit, weekendBonus } = controls;
  const minutes = dailyScreenTime + bonusTimePerHabit * approvedToday + (isOnWeekend ? weekendBonus : 0);
  // More than a day cannot be used in a day.
  return Math.min(minutes, MAX_CONTROL_MINUTES);
}

/**
 * Whether the weekend's minutes are in an allowance that the server told: whether it is the weekend is the family's clock to say.
 *
 * @param allowanceMinutes as the server said it
 * @param approvedToday the hero's approved missions of today
 */
export function hasWeekendBonus(
  controls: AllowanceSettings,
  allowanceMinutes: number,
  approvedToday: number,
): boolean {
  const onWeekday = allowanceOf(controls, approvedToday, false);
  const onWeekend = allowanceOf(controls, approvedToday, true);
  return onWeekend > onWeekday && allowanceMinutes >= onWeekend;
}

/** Seconds until an instant, from instants alone: a clock that stood still on the way is right again at its next look. */
export const secondsUntil = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1000));

/** What a hero has left of today, in whole seconds. */
export interface ScreenClock {
  /** Of the day's screen time, of which games take. */
  secondsLeft: number;
  /** Of the day's time for games. */
  gameSecondsLeft: number;
}

/**
 * The one clock of a hero's screen time, for the games as for the day (rules: controls): what the server said last, less what
 * a game has run since.
 *
 * @param told today's minutes, as the server said them
 * @param gameEndsAt when the game that runs uses the day's time for games up (ms since 1970); null: none runs
 * @param now milliseconds since 1970
 */
export function screenClock(
  told: { allowanceMinutes: number; gameMinutesUsed: number; gameMinutesLeft: number },
  gameEndsAt: number | null,
  now: number,
): ScreenClock {
  const gameSecondsLeft = gameEndsAt === null ? told.gameMinutesLeft * 60 : secondsUntil(gameEndsAt, now);
  // A parent may have set another limit while the game runs.
  const played = Math.max(0, (told.gameMinutesUsed + told.gameMinutesLeft) * 60 - gameSecondsLeft);
  return { secondsLeft: Math.max(0, told.allowanceMinutes * 60 - played), gameSecondsLeft };
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
