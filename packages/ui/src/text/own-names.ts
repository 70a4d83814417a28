import type { LOCALES } from './locales';

/** What speakers of a language call it, as lists of languages write it. */
const OWN_NAMES: Readonly<Record<(typeof LOCALES)[number], string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  uk: 'Українська',
  ar: 'العربية',
  he: 'עברית',
};

/** A language by its own name; one that nobody speaks (a pseudo-locale) by its id. */
export const ownNameOf = (locale: string): string => (OWN_NAMES as Record<string, string>)[locale] ?? locale;
