import PO from 'pofile';

/** The text of a language's catalogue (PO), or null where there is none. */
export type TranslationsReader = (locale: string) => string | null;

/** What a catalogue says for each English text; what is not translated, or only guessed, is left out. */
export function readTranslations(catalogue: string | null): Record<string, string> {
  if (catalogue === null) return {};
  return Object.fromEntries(
    PO.parse(catalogue).items.flatMap(({ msgid, msgstr: [text], flags, obsolete }) =>
      text && !flags.fuzzy && !obsolete ? [[msgid, text]] : [],
    ),
  );
}
