/** The first sign of a name as people see it, large: of 'Zoë' a Z, of '🦊 Papa' the fox. Empty for an empty name. */
export function initialOf(name: string): string {
  const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  const [first] = signs;
  return (first?.segment ?? '').toLocaleUpperCase();
}
