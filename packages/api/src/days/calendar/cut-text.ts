const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, of at most so many UTF-16 units; never half of what people see as one letter. */
export function cutText(text: string, most: number): string {
  // What comes later does not change where a letter begins.
  const next = letters.segment(text.slice(0, most + 2)).containing(most);
  return next ? text.slice(0, next.index) : text;
}
