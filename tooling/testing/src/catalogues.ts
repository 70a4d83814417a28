import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** What an app says in a language, by the English text; '' where it has no translation. */
export function translationsOf(app: 'kids-web' | 'parent-web', locale: string): Map<string, string> {
  const file = join(ROOT, 'apps', app, 'src', 'text', 'locales', `${locale}.po`);
  const { items } = PO.parse(readFileSync(file, 'utf8'));
  return new Map(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]));
}
