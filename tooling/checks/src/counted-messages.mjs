import { messagesOf, speakerOf } from './said-messages.mjs';

/** Messages whose numbers a family sees every day: where a wrong form would be noticed first. */

/** Each is in a form of its own in some language. */
export const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100, 101, 102];

/**
 * By what they say: their part of the product, their English text, the argument that counts, and what is filled in besides.
 *
 * @type {Record<string, { part: 'kids' | 'console' | 'server', english: string, argument: string, others?: object }>}
 */
export const COUNTED = {
  'missions left today': {
    part: 'kids',
    english: '{n, plural, one {One more mission to go!} other {# missions to go!}}',
    argument: 'n',
  },
  'missions until a goal is reached': {
    part: 'kids',
    english:
      '{n, plural, one {{xp} more XP: # more mission like these} other {{xp} more XP: # more missions like these}}',
    argument: 'n',
    others: { xp: 50 },
  },
  'points in the shop': {
    part: 'kids',
    english: 'You have {n, plural, one {# point} other {# points}}',
    argument: 'n',
  },
  'points that a mission brings': {
    part: 'kids',
    english: '{xp} XP and {points} points are yours when your parent says yes.',
    argument: 'points',
    others: { xp: 50 },
  },
  'days in a row': { part: 'kids', english: '{days} days in a row!', argument: 'days' },
  'minutes for games': {
    part: 'kids',
    english: '{minutes, plural, one {# minute} other {# minutes}} left for games',
    argument: 'minutes',
  },
  'missions that wait without network': {
    part: 'kids',
    english:
      '{n, plural, one {# mission is saved and will be sent.} other {# missions are saved and will be sent.}}',
    argument: 'n',
  },
  'what waits for a parent': {
    part: 'console',
    english: '{count, plural, one {# waits for you} other {# wait for you}}',
    argument: 'count',
  },
  'missions done of those due': {
    part: 'console',
    english: '{done} of {due, plural, one {# mission} other {# missions}} done',
    argument: 'due',
    others: { done: 0 },
  },
  heroes: {
    part: 'console',
    english: '{count, plural, one {# hero} other {# heroes}}',
    argument: 'count',
  },
  'days that are left': {
    part: 'console',
    english: '{days, plural, one {# day} other {# days}} left',
    argument: 'days',
  },
  'minutes until a mail can go out': {
    part: 'server',
    english:
      'Too many mails went out within an hour, so we cannot send the link. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
    argument: 'minutes',
  },
  'days in a push': {
    part: 'server',
    english: "For the next {days, plural, one {# day} other {# days}} it waits for a parent's yes.",
    argument: 'days',
  },
  'points in the list of acts': {
    part: 'server',
    english: '{actor} gave {name} {amount, plural, one {# point} other {# points}}',
    argument: 'amount',
    others: { actor: 'Pat', name: 'Robin' },
  },
  'a streak among the points': {
    part: 'server',
    english: '{days, plural, one {#-day streak} other {#-day streak}}',
    argument: 'days',
  },
};

/**
 * Says such a message for each of the numbers, in a language.
 *
 * @param {string} locale
 * @returns {Promise<(what: string) => string[]>}
 */
export async function countIn(locale) {
  const speak = speakerOf(locale);
  const said = {
    kids: await messagesOf('kids', locale),
    console: await messagesOf('console', locale),
    server: await messagesOf('server', locale),
  };
  return (what) => {
    const { part, english, argument, others } = COUNTED[what];
    const message = said[part].get(english);
    if (message === undefined) throw new Error(`Nobody says '${english}' any more.`);
    return NUMBERS.map((n) => speak(message, { ...others, [argument]: n }));
  };
}
