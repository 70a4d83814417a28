/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The text of a language's catalogues (PO). */
export interface Catalogues {
  /** The app's own. */
  own: readonly string[];
  /** The server's, which has the product's names. */
  names: string;
}

/** All that an app says in a language, as its translators wrote it. */
export function cataloguesOf(app: 'kids-web' | 'parent-web', locale: string): Catalogues {
  const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');
  const folder = join('apps', app, 'src', 'text', 'locales', locale);
  return {
    own: readdirSync(join(ROOT, folder)).map((file) => read(folder, file)),
    names: read('packages', 'api', 'src', 'text', 'locales', `${locale}.po`),
  };
}
