import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import PO from 'pofile';

const APPS = join(import.meta.dirname, '..', '..', '..', 'apps');
/** Shorter texts are signs and letters. */
const LEAST_LETTERS = 4;

/** The English texts of an app that another language says differently. Those with something to fill in are never seen as they stand. */
export function englishTexts(app: 'kids-web' | 'parent-web', locale: string): Set<string> {
  const folder = join(APPS, app, 'src', 'text', 'locales', locale);
  const items = readdirSync(folder).flatMap(
    (file) => PO.parse(readFileSync(join(folder, file), 'utf8')).items,
  );
  const translated = items.filter(({ msgid, msgstr }) => msgstr.join('') !== msgid && !msgid.includes('{'));
  // What one text says in English may be what another says in the language.
  const said = new Set(items.map(({ msgstr }) => msgstr.join('')));
  return new Set(
    translated.map(({ msgid }) => msgid).filter((text) => text.length >= LEAST_LETTERS && !said.has(text)),
  );
}

/** What a page says to eyes and ears, each text once. */
export async function spokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null) => text?.trim() && found.add(text.trim());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && !parentElement.closest('script, style, noscript')) add(textContent);
    }
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) add(element.getAttribute(name));
    return [...found];
  });
}
