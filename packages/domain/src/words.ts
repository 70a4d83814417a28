/**
 * Something that the product says: its English text (ICU MessageFormat), by which translations find it, and what fills
 * it. What a family has written is never one.
 */
export interface Words {
  id: string;
  values?: Readonly<Record<string, string | number>>;
}
