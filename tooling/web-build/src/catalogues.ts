import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin, ResolvedConfig } from 'vite';

/** An app's words in one language: `…/src/text/locales/de.po`. */
const CATALOGUE = /\/src\/text\/locales\/([\w-]+)\.po$/;
/** Where the product's own names are translated, for the server: a file for each language. */
const SERVER = join(import.meta.dirname, '..', '..', '..', 'packages', 'api', 'src', 'text', 'locales');
const ENGLISH = 'en';

type Compiled = Record<string, ReturnType<typeof compileMessageOrThrow>>;

const { parse } = formatter();

/**
 * Makes a file (JSON) of each of an app's catalogues, with the messages as the browser looks them up. Its module is the file's address.
 * The product's names come along, which are translated once, in the server's catalogues. English has them in the code.
 *
 * @param names what the app says of the product's names, by what the server's catalogues say that they are ('Name of an avatar')
 */
export function catalogues(names: readonly string[] = []): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'herohood:catalogues',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved;
    },
    async load(file) {
      const locale = CATALOGUE.exec(file)?.[1];
      if (!locale) return null;
      const named = locale === ENGLISH ? {} : await readNames(join(SERVER, `${locale}.po`), names);
      const source = JSON.stringify({ ...named, ...(await readWords(file)) });
      let address = `data:application/json,${encodeURIComponent(source)}`;
      if (config.command === 'build') {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        // Called by its language, so that a worker can tell it from other files.
        const fileName = `assets/words/${locale}-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        address = config.base + fileName;
      }
      return { code: `export default ${JSON.stringify(address)};`, moduleType: 'js' };
    },
  };
}

/** The messages of an app's catalogue, compiled; English where a language is not whole yet. */
async function readWords(file: string): Promise<Compiled> {
  const items = Object.entries(await read(file)).filter(([, { obsolete }]) => !obsolete);
  return Object.fromEntries(
    items.map(([id, { message = id, translation }]) => [id, compileMessageOrThrow(translation || message)]),
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

const read = async (file: string) =>
  parse(await readFile(file, 'utf8'), { locale: null, sourceLocale: ENGLISH, filename: file });
