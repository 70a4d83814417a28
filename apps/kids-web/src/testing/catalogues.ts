import { LOCALES } from '@herohood/domain/languages/locale';

/** The addresses of the app's catalogues, as a build names them. */
export const catalogues = Object.fromEntries(
  LOCALES.map((locale) => [`./text/locales/${locale}.po`, `http://herohood.test/words/${locale}.json`]),
);
