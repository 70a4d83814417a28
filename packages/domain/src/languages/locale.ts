/** The languages that the product speaks (rules: languages). */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'uk', 'ar', 'he'] as const;

/** Languages of nobody, made from English to try a layout: with accents and longer, and from right to left. */
export const PSEUDO_LOCALES = ['en-XA', 'ar-XB'] as const;

/** Every id that a family or a person can have. A server without pseudo-locales refuses those two. */
export const ALL_LOCALES = [...LOCALES, ...PSEUDO_LOCALES] as const;
export type Locale = (typeof ALL_LOCALES)[number];

/** Whether a language is one of nobody's. */
export const isPseudoLocale = (locale: string): boolean => PSEUDO_LOCALES.some((pseudo) => pseudo === locale);

/** What is spoken where nobody has said anything. */
export const DEFAULT_LOCALE: Locale = 'en';

const FROM_RIGHT_TO_LEFT: ReadonlySet<string> = new Set<Locale>(['ar', 'he', 'ar-XB']);

/** The way in which a language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return FROM_RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';
}

/**
 * What numbers and dates of a language are formatted by: always with the digits 0–9, because systems differ in what Arabic
 * alone brings, and a page mixes both with what it writes itself.
 */
export const formatLocaleOf = (locale: string): string => `${locale}-u-nu-latn`;

/** The language of a parent, helper or hero: their own, else their family's. */
export function localeOf(person: { locale: Locale | null }, family: { locale: Locale }): Locale {
  return person.locale ?? family.locale;
}
