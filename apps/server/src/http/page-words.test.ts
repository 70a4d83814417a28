import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestTexts, pageTexts } from '@herohood/api/text/en/pages';
import { readTranslationsWith } from '@herohood/api/text/say';
import { SCREENS } from '@herohood/domain/account/screens';
import { LOCALES } from '@herohood/domain/languages/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTranslationsFile } from '../adapters/translations';
import { repositoryRoot } from '../paths';
import { sayManifest, withPageWords } from './page-language';

const APPS = ['kids-web', 'parent-web'] as const;
const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const PRODUCT = 'Herohood';

const sourceOf = (app: string, file: string) =>
  readFileSync(join(repositoryRoot(), 'apps', app, file), 'utf8');
const pageOf = (app: string) => sourceOf(app, 'index.html');

beforeAll(() => readTranslationsWith(readTranslationsFile));
afterAll(() => readTranslationsWith(() => null));

/** What a page says to people before a script runs. */
function wordsOf(html: string): string[] {
  const body = html.replace(/<!--.*?-->|<script.*?<\/script>/gs, '');
  const texts = [...body.matchAll(/>([^<>]+)</g)].map(([, text]) => text!.trim());
  const described = [...body.matchAll(/name="(?:description|[\w-]*title)"\s+content="(.*?)"/g)];
  return [...texts, ...described.map(([, text]) => text!)].filter((text) => text && text !== PRODUCT);
}

describe('what a page says before its app runs', () => {
  test('is all among the texts that are translated, and each of them is said somewhere', () => {
    const said = new Set(APPS.flatMap((app) => wordsOf(pageOf(app))));
    expect([...said].sort()).toEqual(Object.values(pageTexts).sort());
  });

  test.each(OTHERS)('is in its language: %s', (locale) => {
    for (const app of APPS) {
      const page = withPageWords(pageOf(app), locale);
      const words = wordsOf(page);
      expect(words).toHaveLength(wordsOf(pageOf(app)).length);
      expect(words.filter((text) => Object.values<string>(pageTexts).includes(text))).toEqual([]);
      // Nothing else of the page has changed, however its words are written.
      expect(page.match(/<[a-z!/][^\s>]*/g)).toEqual(pageOf(app).match(/<[a-z!/][^\s>]*/g));
    }
  });

  test('stands as it is in English', () => {
    for (const app of APPS) expect(withPageWords(pageOf(app), 'en')).toBe(pageOf(app));
  });

  test('cannot break the page, whatever it is', () => {
    readTranslationsWith(() => `msgid "${pageTexts.heroes}"\nmsgstr "<b> \\"$&\\" & more"\n`);
    const page = withPageWords(`<meta content="${pageTexts.heroes}">`, 'de');
    readTranslationsWith(readTranslationsFile);
    expect(page).toBe('<meta content="&lt;b&gt; &quot;$&amp;&quot; &amp; more">');
  });
});

describe('the manifest of the console', () => {
  const manifest = sourceOf('parent-web', 'public/manifest.webmanifest');
  const wordsIn = (json: string) => {
    const { name, description, shortcuts } = JSON.parse(json);
    return [name, description, ...shortcuts.map((shortcut: { name: string }) => shortcut.name)];
  };

  test('has no words but those that are translated', () => {
    const pages = Object.values(SCREENS).flatMap((screen) => ('page' in screen ? screen.page.name : []));
    const texts = [...Object.values<string>(manifestTexts), ...pages];
    expect(wordsIn(manifest).filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('says its own words in a language, and is the same app', () => {
    const arabic = sayManifest(manifest, 'ar');
    const { lang, dir, id, start_url, scope, icons, short_name } = JSON.parse(arabic);
    expect([lang, dir]).toEqual(['ar', 'rtl']);
    expect({ id, start_url, scope, icons, short_name }).toEqual(
      expect.objectContaining({ id: '/parent', start_url: '/parent', scope: '/', short_name: PRODUCT }),
    );
    expect(icons).toEqual(JSON.parse(manifest).icons);
    expect(wordsIn(arabic).filter((text) => wordsIn(manifest).includes(text))).toEqual([]);
    expect(JSON.parse(sayManifest(manifest, 'en'))).toEqual(JSON.parse(manifest));
  });
});

test('the kids app is described in the same words on its page and on the device', () => {
  expect(sourceOf('kids-web', 'installable.ts')).toContain(`description: '${manifestTexts.heroes}'`);
});
