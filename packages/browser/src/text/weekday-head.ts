import { sayDate } from './say';

/** Seven longer ones stand in no line of the smallest phone. */
const LONGEST_HEAD = 5;
const A_WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(1970, 0, 5 + day, 12)));

const say = (weekday: 'narrow' | 'short', noon: Date) => sayDate(noon, { weekday, timeZone: 'UTC' });

/** Whether a word may stand over one of seven days. */
export const isHead = (word: string): boolean => word.replace('.', '').length <= LONGEST_HEAD;

/**
 * What stands over a day where seven stand side by side: 'Mon', or the letter alone where a language has no short names
 * (Arabic, Hebrew).
 *
 * @param noon of the day, in UTC
 */
export const weekdayHead = (noon: Date): string =>
  say(A_WEEK.every((day) => isHead(say('short', day))) ? 'short' : 'narrow', noon);
