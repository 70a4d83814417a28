import { i18n } from './i18n';

/** A number as the language writes it: '1,250'. */
export const sayNumber = (n: number): string => i18n.number(n);

/**
 * US dollars as the language writes them: '$4.99' of 499 cents. In Arabic a mark goes behind 'US$': the sign would stand
 * before the letters (UAX #9).
 *
 * @param digits how many follow the point
 */
export const sayPrice = (cents: number, digits = 2): string =>
  i18n
    .number(cents / 100, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    .replace(/^\u200f.*S\$$/, '$&\u200e');

/** A share as the language writes it: '13%' of 13. */
export const sayPercent = (percent: number): string => i18n.number(percent / 100, { style: 'percent' });

/** A moment as the language writes it. */
export const sayDate = (moment: Date | number, options: Intl.DateTimeFormatOptions): string =>
  i18n.date(new Date(moment), options);

/** Parts one after the other: 'sick, away'. */
export const sayList = (parts: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(parts);

/** All of them together: 'Mia, Leo and Zoe'. */
export const sayAll = (parts: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);

/** A sentence that was put together from parts, with its first letter as sentences have it. */
export const sayFromStart = (sentence: string): string =>
  sentence.charAt(0).toLocaleUpperCase(i18n.locale) + sentence.slice(1);

/**
 * What a message may choose its words by ('month' in `{period, select, month {…} other {…}}`) and nobody reads. A plain
 * text would be taken for a name, and set apart in Arabic and Hebrew: then it chooses nothing. The macros' types know
 * texts and numbers alone, so that it passes for a text.
 */
export const code = (id: string): string => ({ toString: () => id }) as unknown as string;
