import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import type { ShortIds } from './short-ids';

/** A part of an app's words in one language: `…/src/text/locales/de/rest.po`. */
const CATALOGUE = /\/src\/text\/locales\/([\w-]+)\/(\w+)\.po$/;
/** Where the product's own names are translated, for the server: a file for each language. */
const SERVER = join(import.meta.dirname, '..', '..', '..', 'packages', 'api', 'src', 'text', 'locales');
const ENGLISH = 'en';

/** The names that a part says besides its texts, by what the server's catalogues say that they are ('Name of an avatar'). */
export type Names = Readonly<Record<string, readonly string[]>>;

type Compiled = Record<string, ReturnType<typeof compileMessageOrThrow>>;

const { parse } = formatter();

/**
 * Makes modules of an app's catalogues: messages as the browser looks them up, and the product's names that come along, which are
 * translated once, in the server's catalogues. English has its names in the code.
 */
export function catalogues(shorten: ShortIds, names: Names = {}): Plugin {
  return {
    name: 'herohood:catalogues',
    enforce: 'pre',
    async load(file) {
      const [, locale, part] = CATALOGUE.exec(file) ?? [];
      if (!locale || !part) return null;
      const messages = await readWords(file, shorten);
      const sections = names[part];
      if (sections && locale !== ENGLISH) {
        const server = join(SERVER, `${locale}.po`);
        this.addWatchFile(server);
        addNames(messages, await readNames(server, sections));
      }
      const json = JSON.stringify(likeBesideLike(messages));
      return { code: `export const messages = JSON.parse(${JSON.stringify(json)});`, moduleType: 'js' };
    },
  };
}

/** The ids of all messages of an app, as Lingui makes them of the English texts. */
export async function idsIn(files: readonly string[]): Promise<string[]> {
  const all = await Promise.all(files.map(read));
  return all.flatMap((catalogue) => Object.keys(catalogue));
}

/** The messages of an app's catalogue, compiled; English where a language is not whole yet. */
async function readWords(file: string, shorten: ShortIds): Promise<Compiled> {
  const items = Object.entries(await read(file)).filter(([, { obsolete }]) => !obsolete);
  return Object.fromEntries(
    items.map(([id, { message = id, translation }]) => [
      shorten(id),
      compileMessageOrThrow(translation || message),
    ]),
  );
}

/** The translated names of these sections, compiled, by their English texts; what is only guessed is left out. */
async function readNames(file: string, sections: readonly string[]): Promise<Compiled> {
  const isName = (comment: string) => sections.some((section) => comment.startsWith(section));
  return Object.fromEntries(
    Object.values(await read(file)).flatMap(({ message, translation, comments = [], obsolete, extra }) => {
      const { flags = [] } = (extra ?? {}) as { flags?: string[] };
      const isGood = translation && !obsolete && !flags.includes('fuzzy');
      return message && isGood && comments.some(isName)
        ? [[message, compileMessageOrThrow(translation)]]
        : [];
    }),
  );
}

/** @throws Error where a name is what a message is called */
function addNames(messages: Compiled, names: Compiled): void {
  for (const [name, said] of Object.entries(names)) {
    if (Object.hasOwn(messages, name))
      throw new Error(`A message is called '${name}', as a name of the product's is.`);
    messages[name] = said;
  }
}

/** Sentences that begin alike stand together: so they compress better. */
function likeBesideLike(messages: Compiled): Compiled {
  const said = Object.entries(messages).map((entry) => [JSON.stringify(entry[1]), entry] as const);
  said.sort(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return Object.fromEntries(said.map(([, entry]) => entry));
}

const read = async (file: string) =>
  parse(await readFile(file, 'utf8'), { locale: null, sourceLocale: ENGLISH, filename: file });
