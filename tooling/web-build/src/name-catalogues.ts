import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const { parse } = formatter();
/** One of the server's catalogues, and the part of its messages that is asked for: `de.po?names`. */
const CATALOGUE = /^(.+\/([\w-]+)\.po)\?([\w-]+)$/;

/**
 * The product's own names and sentences are translated once, for the server. The apps say some of them themselves: a part keeps
 * the messages of a server's catalogue whose comment begins as one of its sections does. Its ids are the English texts.
 */
export function nameCatalogues(parts: Record<string, readonly string[]>): Plugin {
  return {
    name: 'name-catalogues',
    enforce: 'pre',
    async load(id) {
      const [, file, locale, part] = CATALOGUE.exec(id) ?? [];
      const sections = part && parts[part];
      if (!file || !locale || !sections) return null;
      this.addWatchFile(file);
      const messages = await readNames(await readFile(file, 'utf8'), sections, locale);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
  };
}

/** The translated messages of these sections, compiled, by their English texts; what is only guessed is left out. */
export async function readNames(catalogue: string, sections: readonly string[], locale: string) {
  const context = { locale, sourceLocale: 'en', filename: '' };
  const items = Object.values(await parse(catalogue, context));
  const isName = (comment: string) => sections.some((section) => comment.startsWith(section));
  return Object.fromEntries(
    items.flatMap(({ message, translation, comments = [], obsolete, extra }) => {
      const { flags = [] } = (extra ?? {}) as { flags?: string[] };
      const isGood = translation && !obsolete && !flags.includes('fuzzy');
      return message && isGood && comments.some(isName) ? [[message, compileMessage(translation)]] : [];
    }),
  );
}
