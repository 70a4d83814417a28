import { i18n } from '@lingui/core';

/** A number as the language writes it: '1,250'. */
export const sayNumber = (n: number): string => i18n.number(n);

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
