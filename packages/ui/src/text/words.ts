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

/** An app's catalogues by their files, './locales/de/first.po', each fetched when it is asked for. */
type Catalogues = Record<string, () => Promise<unknown>>;

const FILE = /([\w-]+)\/\w+\.po$/;

let spoken: {
  locale: Locale;
  catalogues: Catalogues;
  parts: Map<string, Promise<void>>;
} | null = null;

/** From now on the app speaks this language; `words` fetches what it says. */
export function speak(locale: Locale, catalogues: Catalogues): void {
  spoken = { locale, catalogues, parts: new Map() };
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  i18n.loadAndActivate({ locale, locales: formatLocaleOf(locale), messages: {} });
}

/** Tells of each text that was shown before its words were there, or that no catalogue has. */
export function reportMissing(report: (error: Error) => void): void {
  i18n.on('missing', ({ locale, id }) => report(new Error(`No words for ${id} in ${locale}.`)));
}

/**
 * The language for this browser: what the address names, which is kept, or what was chosen in it, else the best of those that it asks for;
 * English for all others.
 */
export function ownLocale(catalogues: Catalogues): Locale {
  const offered = localesOf(catalogues);
  const named = addressedLocale();
  if (named && offered.includes(named)) {
    keepLocale(named);
    return named;
  }
  const kept = keptLocale();
  if (kept && (isPseudoLocale(kept) || offered.includes(kept))) return kept;
  return matchLocale(navigator.languages, offered) ?? 'en';
}

/** The language of this page, as long as it stands. */
export const spokenLocale = (): Locale => spoken?.locale ?? 'en';

/** The languages that the app has; those of nobody are not among them. */
export const offeredLocales = (): Locale[] => (spoken ? localesOf(spoken.catalogues) : []);

const localesOf = (catalogues: Catalogues): Locale[] => {
  const there = new Set(Object.keys(catalogues).map((file) => FILE.exec(file)?.[1]));
  return LOCALES.filter((locale) => there.has(locale));
};

/** Fetches all words of a language, so that a page loaded anew has them. @throws Error when they cannot be had now */
export async function bringWords(locale: Locale): Promise<void> {
  const source = wordsOf(locale);
  const files = Object.entries(spoken?.catalogues ?? {}).filter(([file]) => FILE.exec(file)?.[1] === source);
  const brought = await Promise.all(files.map(([, load]) => load()));
  if (brought.length === 0 || !brought.every(Boolean)) throw new TypeError(`No words in ${locale}.`);
}

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
  const isKnown = offeredLocales().includes(locale) || isPseudoLocale(locale);
  if (!isKnown || (kept && isPseudoLocale(kept))) return false;
  const isKept = keepLocale(locale);
  return isKept && addressedLocale() === null && spokenLocale() !== locale;
}

/** Waits until a part of the words can be spoken; at once when it can already. */
export function words(part: string): Promise<void> {
  if (!spoken) return Promise.resolve();
  const { parts } = spoken;
  const known = parts.get(part);
  if (known) return known;
  const coming = fetchPart(spoken, part);
  parts.set(part, coming);
  // Whoever asks next tries again.
  coming.catch(() => parts.delete(part));
  return coming;
}

type Catalogue = { messages: Messages } | undefined;

async function fetchPart({ locale, catalogues }: NonNullable<typeof spoken>, part: string): Promise<void> {
  const load = catalogues[`./locales/${wordsOf(locale)}/${part}.po`];
  const catalogue = (await load?.()) as Catalogue;
  if (!catalogue) throw new TypeError(`No words for ${part} in ${locale}.`);
  const { messages } = catalogue;
  i18n.load(
    locale,
    isPseudoLocale(locale) ? (await import('./pseudo')).pseudoMessages(messages, locale) : messages,
  );
}

/** Whose catalogues a language has: pseudo-locales are made of English. */
export const wordsOf = (locale: Locale): Locale => (isPseudoLocale(locale) ? 'en' : locale);
