import { i18n } from './i18n';

/**
 * A name or a sentence of the product's, given in English, in the language that is spoken; as it stands where the language has no
 * word for it. Never for what a family has written.
 */
export const sayName = (english: string): string =>
  Object.hasOwn(i18n.messages, english) ? i18n._(english) : english;
