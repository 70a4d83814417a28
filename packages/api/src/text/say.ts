import { formatLocaleOf } from '@herohood/domain/languages/locale';
import { setApart } from '@herohood/domain/languages/own-direction';
import type { Words } from '@herohood/domain/words';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readTranslations, type TranslationsReader } from './catalogue';
import { pseudoOf } from './pseudo';

const ENGLISH = 'en';

/** Whoever speaks one language, and what they have learned so far. */
interface Speaker {
  i18n: I18n;
  known: Set<string>;
}

const speakers = new Map<string, Speaker>();
let readCatalogue: TranslationsReader = () => null;

/** From now on translations are found by this: each language is read once, when it is first spoken. */
export function readTranslationsWith(reader: TranslationsReader): void {
  readCatalogue = reader;
  speakers.clear();
}

/**
 * The product's own words in a language; in English where the language has none for them. Never for what a family has
 * written: that is theirs, in their language.
 */
export function say(locale: string, words: Words | string): string {
  const { id, values } = typeof words === 'string' ? { id: words } : words;
  const { i18n, known } = speakerOf(locale);
  if (!known.has(id)) {
    const pseudo = pseudoOf(locale);
    // Without anything to fill in, English is said as it stands.
    if (!values && !pseudo) return id;
    i18n.load(locale, { [id]: compileMessage(id, pseudo) });
    known.add(id);
  }
  return i18n._(id, values && setApart(values, locale));
}

/** As logs, tests and the operator read it. */
export const sayInEnglish = (words: Words | string): string => say(ENGLISH, words);

function speakerOf(locale: string): Speaker {
  let speaker = speakers.get(locale);
  if (!speaker) {
    const translations = locale === ENGLISH ? {} : readTranslations(readCatalogue(locale));
    const messages = Object.fromEntries(
      Object.entries(translations).map(([id, text]) => [id, compileMessage(text)]),
    );
    speaker = {
      i18n: setupI18n({ locale, locales: formatLocaleOf(locale), messages: { [locale]: messages } }),
      known: new Set(Object.keys(messages)),
    };
    speakers.set(locale, speaker);
  }
  return speaker;
}
