import type { Locale } from '@herohood/domain/languages/locale';
import { speakEnglish } from '@herohood/testing/speak-english';
import { speak } from '@herohood/ui/text/words';

const noWords = async (): Promise<unknown> => ({ messages: {} });

/** Lets the app speak the first of these languages and offer all of them. Its words stay English; `load` fetches them. */
export function speakOneOf(locales: readonly Locale[], load = noWords) {
  const files = locales.flatMap((locale) =>
    ['first', 'rest'].map((part) => `./locales/${locale}/${part}.po`),
  );
  const catalogues = Object.fromEntries(files.map((file) => [file, load]));
  speak(locales[0] ?? 'en', catalogues);
  speakEnglish();
  return catalogues;
}
