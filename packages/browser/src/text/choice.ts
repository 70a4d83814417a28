import type { Locale } from '@herohood/domain/languages/locale';

const KEY = 'herohood.locale';
const IN_ADDRESS = 'lang';

/** The language that was chosen in this browser. */
export function keptLocale(): Locale | null {
  try {
    return localStorage.getItem(KEY) as Locale | null;
  } catch {
    // A private window: it has none.
    return null;
  }
}

/** Keeps a language for the next pages. @returns whether this browser keeps anything */
export function keepLocale(locale: Locale): boolean {
  try {
    localStorage.setItem(KEY, locale);
    return true;
  } catch {
    return false;
  }
}

/** The language that the page's address names: `/?lang=de`. */
export const addressedLocale = () =>
  new URLSearchParams(window.location.search).get(IN_ADDRESS) as Locale | null;

/** This page's address without a language. */
export function plainAddress(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete(IN_ADDRESS);
  return url.href;
}
