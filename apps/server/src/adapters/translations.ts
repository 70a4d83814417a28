import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the catalogues: in the bundle's own folder where it was built, else beside the texts. */
const FOLDERS = ['./locales', '../../../../packages/api/src/text/locales'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** A language's catalogue (PO); null where there is none. `locale` is one of the product's own ids. */
export function readTranslationsFile(locale: string): string | null {
  const file = FOLDERS.map((folder) => join(folder, `${locale}.po`)).find((path) => existsSync(path));
  return file === undefined ? null : readFileSync(file, 'utf8');
}
