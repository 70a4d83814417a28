import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What is not loaded with a part of its own. */
const REST = 'rest';

/**
 * Where an app's words are kept: a catalogue for each part and language. A part is a list of text modules that are loaded together;
 * all other modules make up the part `rest`. The languages are those that have a folder.
 */
export function wordsConfig(app: string, parts: Record<string, readonly string[]>): LinguiConfig {
  const texts = (names: readonly string[]) => names.map((name) => `<rootDir>/src/text/en/${name}.ts`);
  const named = Object.values(parts).flat();
  const catalogue = (part: string) => `<rootDir>/src/text/locales/{locale}/${part}`;
  return defineConfig({
    rootDir: app,
    sourceLocale: 'en',
    locales: localesIn(join(app, 'src', 'text', 'locales')),
    catalogs: [
      ...Object.entries(parts).map(([part, names]) => ({ path: catalogue(part), include: texts(names) })),
      { path: catalogue(REST), include: ['<rootDir>/src/text/en'], exclude: texts(named) },
    ],
    // In the order in which they are read. Without line numbers, so that a new text moves no other one.
    orderBy: 'origin',
    format: formatter({ lineNumbers: false }),
  });
}

function localesIn(folder: string): string[] {
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  return ['en', ...kept.filter((locale) => locale !== 'en')];
}
