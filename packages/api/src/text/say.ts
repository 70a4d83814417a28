import { formatLocaleOf } from '@herohood/domain/languages/locale';
import { setApart } from '@herohood/domain/languages/own-direction';
import type { Words } from '@herohood/domain/words';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';

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

/** The text of a language's catalogue (PO), or null where there is none. */
type TranslationsReader = (locale: string) => string | null;

/** What a catalogue says for each English text; what is not translated, or only guessed, is left out. */
function readTranslations(catalogue: string | null): Record<string, string> {
  if (catalogue === null) return {};
  return Object.fromEntries(
    PO.parse(catalogue).items.flatMap(({ msgid, msgstr: [text], flags, obsolete }) =>
      text && !flags.fuzzy && !obsolete ? [[msgid, text]] : [],
    ),
  );
}

const PLAIN = 'AEIOUYaeiouycnsz';
const ACCENTED = 'ÀÉÎÕÜÝàéîõüýçñšž';
/** Longer by two fifths, as much as languages that need more room. */
const FILLER = ' ~~~';
const FILLED_LENGTH = 10;
/** The marks that turn what stands between them: from right to left, and the end of it. */
const RIGHT_TO_LEFT = '\u202e';
const END = '\u202c';

/**
 * How a pseudo-locale says an English text; undefined for a language of people. The same as in the apps (`packages/browser`),
 * which share no code with the server, but line by line: what is filled in on a line of its own stays alone there.
 */
function pseudoOf(locale: string): ((text: string) => string) | undefined {
  const change = { 'en-XA': lengthened, 'ar-XB': turned }[locale];
  return change && ((text) => text.replace(/.*\S/g, change));
}

function lengthened(line: string): string {
  const accented = [...line].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented + FILLER.repeat(Math.round(line.trim().length / FILLED_LENGTH));
}

function turned(line: string): string {
  return RIGHT_TO_LEFT + line + END;
}
