import PO from 'pofile';

/** Texts of fewer letters are signs and amounts. */
const LEAST_LETTERS = 4;

/**
 * The English texts that a language says differently, by its catalogues (PO). Those with something to fill in are never seen as
 * they stand.
 */
export function englishTexts(catalogues: readonly string[]): Set<string> {
  const items = catalogues.flatMap((catalogue) => PO.parse(catalogue).items);
  const translated = items.filter(({ msgid, msgstr }) => msgstr.join('') !== msgid && !msgid.includes('{'));
  // What one text says in English may be what another says in the language.
  const said = new Set(items.map(({ msgstr }) => msgstr.join('')));
  return new Set(
    translated
      .map(({ msgid }) => msgid)
      .filter((text) => lettersIn(text) >= LEAST_LETTERS && !said.has(text)),
  );
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
