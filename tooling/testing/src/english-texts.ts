/** Texts of fewer letters are signs and amounts. */
const LEAST_LETTERS = 4;

/**
 * The English texts that a language says differently, by its translations. Those with something to fill in are never seen as
 * they stand.
 */
export function englishTexts(translations: ReadonlyMap<string, string>): Set<string> {
  // What one text says in English may be what another says in the language.
  const said = new Set(translations.values());
  return new Set(
    [...translations.keys()].filter(
      (text) => !text.includes('{') && lettersIn(text) >= LEAST_LETTERS && !said.has(text),
    ),
  );
}

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
