import { sayFromStart, sayList } from '@herohood/browser/text/say';
import { LIMIT_CODES, type LimitCode } from '@herohood/domain/rewards/limits';
import type { Reward } from '@herohood/domain/rewards/schema';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { limitsText as words } from '../../text/en/reward-limits';
import { familyDaysBetween, wallAt } from '../home/public';

const HOURS_OF_A_DAY = 24;

type Held = Omit<Reward['available'], 'now'> & { limits: Reward['limits'] };

export type Reader = {
  /** The look shows times of the clock. */
  hasClock: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
};

/** Whether a code is one with which a reward's limits refuse a claim. */
export const isLimitCode = (code: string): code is LimitCode =>
  (LIMIT_CODES as readonly string[]).includes(code);

/** Why a reward cannot be claimed now, and when it can again: one sentence (rules: limits of rewards). */
export function sayHeld({ code, availableAt, limits }: Held, reader: Reader): string {
  if (code === 'OUT_OF_STOCK') return words.none;
  if (code === 'LEVEL_TOO_LOW') return limits.minLevel ? words.level(limits.minLevel) : words.grow;
  const when = availableAt && sayWhen(Date.parse(availableAt), code === 'REWARD_CLOSED', reader);
  if (!when) return words.later;
  return code === 'REWARD_CLOSED' ? words.open(when) : words.again(when);
}

function sayWhen(at: number, isOpening: boolean, { hasClock, now }: Reader): string {
  const wall = wallAt(at);
  const days = familyDaysBetween(now, at);
  const time = words.time(wall);
  if (days <= 0) return hasClock ? (isOpening ? words.from(time) : words.at(time)) : words.laterToday;
  const day = days === 1 ? words.tomorrow : words.day(wall, days < 7);
  // Doors open at an hour of the day; what is counted begins with the day.
  return isOpening && hasClock && wall.getUTCHours() + wall.getUTCMinutes() > 0
    ? `${day} ${words.from(time)}`
    : day;
}

/** How often and when a reward that can be had now can be had at all; null where it has no limits. */
export function sayLimits({ limits, stockLeft }: Reward, hasClock: boolean): string | null {
  const { perDay, perWeek, perMonth, cooldownHours, weekdays, from, until } = limits;
  const often = [
    perDay && words.times(perDay, 'day'),
    perWeek && words.times(perWeek, 'week'),
    perMonth && words.times(perMonth, 'month'),
    cooldownHours && words.pause(cooldownHours, HOURS_OF_A_DAY),
  ].filter((each) => typeof each === 'string');
  const rule = sayList([
    ...(often.length > 0 ? [words.list(often)] : []),
    ...(weekdays ? [words.weekdays(weekdays)] : []),
    ...(from && until && hasClock ? [words.hours(from, until)] : []),
  ]);
  const said = [rule, stockLeft !== null && words.left(stockLeft)]
    .filter(Boolean)
    .map((each) => sayFromStart(`${each}`));
  return said.length > 0 ? `${said.join('. ')}.` : null;
}

/** The next instant at which what these rewards say of themselves may be out of date; null when there is none. */
export function nextChange(rewards: readonly Reward[], now: number): number | null {
  const ahead = rewards
    .flatMap(({ available }) => (available.availableAt ? [Date.parse(available.availableAt)] : []))
    // This device's clock may be so far ahead of the server's.
    .filter((at) => at > now - HOUR_MS);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
