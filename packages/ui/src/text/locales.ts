/** The languages of both apps, by their BCP 47 names. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'uk', 'ar', 'he'] as const;

/** One of them, or a pseudo-locale: English with accents and longer (en-XA), and English from right to left (ar-XB). */
export type Locale = (typeof LOCALES)[number] | 'en-XA' | 'ar-XB';

/** From which side a language is written. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (/^(ar|he)\b/.test(locale) ? 'rtl' : 'ltr');

export const isPseudoLocale = (locale: string): boolean => /-X[AB]$/.test(locale);

/** What its own speakers call a language: 'Deutsch'. */
export function ownNameOf(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/**
 * The best of the offered languages for somebody who wants these, the dearest first: 'de-AT' is content with 'de', 'pt-PT' with
 * 'pt-BR'. Null where none will do.
 */
export function matchLocale<L extends string>(wanted: readonly string[], offered: readonly L[]): L | null {
  for (const want of wanted) {
    const exact = offered.find((locale) => locale.toLowerCase() === want.toLowerCase());
    const near = exact ?? offered.find((locale) => languageOf(locale) === languageOf(want));
    if (near) return near;
  }
  return null;
}

/** Old browsers call Hebrew 'iw'. */
const languageOf = (tag: string) => tag.toLowerCase().replace(/^iw\b/, 'he').split('-')[0];
