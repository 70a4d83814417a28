/** A word that can be asked, in lower case, and the picture that shows it, by its English name. */
export interface PuzzleWord {
  word: string;
  picture: string;
}

/** The words of one language. Each lies in a file of its own, so that a device fetches what its hero speaks. */
export interface PuzzleWords {
  /** As in BCP 47: how its letters become capitals, and how it is spoken. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** An abjad leaves most vowels out: its words are shorter, and no easier for that. */
  script: 'alphabet' | 'abjad';
  /** Letters of its keyboard, which may lie among those of a word. */
  decoys: string;
  /**
   * By their number of letters: things that a child can see in a picture, of which no two are made of the same letters.
   * Every letter is one key of the language's keyboards and one UTF-16 unit (NFC).
   */
  byLength: Readonly<Record<number, readonly PuzzleWord[]>>;
}

/** Reads a list such as `bear=bär hand`: the picture and its word; one name alone is both. */
export function pictured(list: string): PuzzleWord[] {
  return list
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [picture, word] = entry.split('=') as [string, string?];
      return { picture, word: word ?? picture };
    });
}
