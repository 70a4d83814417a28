import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogues } from './catalogues';
import { messageMacros } from './message-macros';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LINGUI = join(ROOT, 'node_modules', '@lingui', 'core');
/** What the apps look their texts up in. */
const OWN = join(ROOT, 'packages', 'browser', 'src', 'text', 'i18n.ts');
const DAYS = '{n, plural, one {# day} other {# days}}';
const wordsOf = (hello: string, days: string) => [
  ...['msgid "Hello"', `msgstr "${hello}"`],
  '',
  ...[`msgid "${DAYS}"`, `msgstr "${days}"`],
];
const FILES = {
  'src/text/en/greeting.ts': [
    "import { plural, t } from '@lingui/core/macro';",
    'export const greeting = {',
    '  hello: t`Hello`,',
    "  days: (n: number) => plural(n, { one: '# day', other: '# days' }),",
    '};',
  ],
  'src/text/locales/en.po': wordsOf('Hello', DAYS),
  'src/text/locales/de.po': wordsOf('Hallo', ''),
  'main.ts': [
    `export { i18n } from '${OWN}';`,
    "export const load = () => import('./src/text/en/greeting');",
    "export { default as en } from './src/text/locales/en.po';",
    "export { default as de } from './src/text/locales/de.po';",
  ],
};

let folder: string;
/** The app, as it comes out of a build. */
let app: {
  i18n: typeof import('@lingui/core').i18n;
  load: () => Promise<{ greeting: { hello: string; days: (n: number) => string } }>;
  en: string;
  de: string;
};
const read = async (address: string) => JSON.parse(await readFile(join(folder, 'dist', address), 'utf8'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-words-'));
  for (const [file, lines] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), lines.join('\n'));
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@lingui\/core$/, replacement: LINGUI },
        { find: '@herohood/browser/text/i18n', replacement: OWN },
      ],
    },
    plugins: [messageMacros(), catalogues(['Name of a ringtone'])],
    build: { lib: { entry: join(folder, 'main.ts'), formats: ['es'], fileName: 'main' } },
  });
  const [main] = (await readdir(join(folder, 'dist'))).filter((name) => /^main\.m?js$/.test(name));
  app = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'dist', main!)).href);
});
afterAll(() => rm(folder, { recursive: true }));

test('texts are looked up while their modules load, in the catalogue that is there by then', async () => {
  app.i18n.loadAndActivate({ locale: 'de', messages: await read(app.de) });
  const { greeting } = await app.load();
  expect([greeting.hello, greeting.days(2)], 'English where it is not translated yet').toEqual([
    'Hallo',
    '2 days',
  ]);
});

test('a catalogue is a file that is called by its language', () => {
  expect(app.de).toMatch(/^\/assets\/words\/de-[\w-]{8}\.json$/);
});

test("the product's names come along by their English texts, which English itself need not bring", async () => {
  expect((await read(app.de))['Ocean Waves']).toEqual(['Meereswellen']);
  expect(Object.keys(await read(app.en))).toHaveLength(2);
});
