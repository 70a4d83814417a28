import {
  directionOf,
  formatLocaleOf,
  isPseudoLocale,
  LOCALES,
  type Locale,
} from '@herohood/domain/languages/locale';
import { matchLocale } from '@herohood/domain/languages/match-locale';
import type { Messages } from '@lingui/core';
import { addressedLocale, keepLocale, keptLocale, plainAddress } from './choice';
import { i18n } from './i18n';

/** The addresses of an app's catalogues (JSON) by their files: './text/locales/de.po'. */
export type Catalogues = Readonly<Record<string, string>>;

let catalogues: Catalogues = {};

/**
 * Fetches all words of a language, and speaks it from then on. Modules with texts are loaded afterwards: they look them up at once.
 *
 * @throws Error when the words cannot be had now
 */
export async function speak(locale: Locale, addresses: Catalogues): Promise<void> {
  catalogues = addresses;
  const messages = await fetchWords(locale);
  const words = isPseudoLocale(locale)
    ? (await import('./pseudo')).pseudoMessages(messages, locale)
    : messages;
  speakWith(locale, words);
}

/** Speaks a language from now on, by these words. */
export function speakWith(locale: Locale, messages: Messages): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  i18n.loadAndActivate({ locale, locales: formatLocaleOf(locale), messages });
}

/** Fetches all words of a language, so that a page loaded anew has them. @throws Error when they cannot be had now */
export async function fetchWords(locale: Locale): Promise<Messages> {
  const address = catalogues[`./text/locales/${wordsOf(locale)}.po`];
  const answer = address ? await fetch(address) : null;
  if (!answer?.ok) throw new TypeError(`No words in ${locale}.`);
  return answer.json();
}

/** Tells of each text that no catalogue has. */
export function reportMissing(report: (error: Error) => void): void {
  i18n.on('missing', ({ locale, id }) => report(new Error(`No words for ${id} in ${locale}.`)));
}

/**
 * The language for this browser: what the address names, which is kept, or what was chosen in it, else the best of those that it asks for;
 * English for all others.
 */
export function ownLocale(): Locale {
  const named = addressedLocale();
  if (named && isOffered(named)) {
    keepLocale(named);
    return named;
  }
  const kept = keptLocale();
  return kept && isKnown(kept) ? kept : (matchLocale(navigator.languages) ?? 'en');
}

const isOffered = (locale: Locale) => LOCALES.some((each) => each === locale);
/** Other versions of the app may know other languages. */
const isKnown = (locale: Locale) => isOffered(locale) || isPseudoLocale(locale);

/** The language of this page, as long as it stands. */
export const spokenLocale = () => (i18n.locale || 'en') as Locale;

/** Speaks this language from now on, in this browser: the page is loaded anew. */
export function chooseLocale(locale: Locale): void {
  keepLocale(locale);
  const address = plainAddress();
  if (address === window.location.href) window.location.reload();
  else window.location.replace(address);
}

/**
 * Keeps the language of whoever is signed in. Who tries the app in a pseudo-locale keeps that.
 *
 * @returns whether the page would speak another language than now if it was loaded anew
 */
export function followLocale(locale: Locale): boolean {
  const kept = keptLocale();
  if (!isKnown(locale) || (kept && isPseudoLocale(kept))) return false;
  const isKept = keepLocale(locale);
  return isKept && addressedLocale() === null && spokenLocale() !== locale;
}

/** Whose catalogue a language has: pseudo-locales are made of English. */
export const wordsOf = (locale: Locale): Locale => (isPseudoLocale(locale) ? 'en' : locale);
