import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWords } from './app-words';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const LINGUI = join(ROOT, 'node_modules', '@lingui', 'core');
/** What the apps look their texts up in. */
const OWN = join(ROOT, 'packages', 'ui', 'src', 'text', 'i18n.ts');
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
  'src/text/locales/en/rest.po': wordsOf('Hello', DAYS),
  'src/text/locales/de/rest.po': wordsOf('Hallo', ''),
  'main.ts': [
    `export { i18n } from '${OWN}';`,
    "export { greeting } from './src/text/en/greeting';",
    "export { messages as en } from './src/text/locales/en/rest.po';",
    "export { messages as de } from './src/text/locales/de/rest.po';",
  ],
};

let folder: string;
/** The app, as it comes out of a build. */
let app: {
  i18n: typeof import('@lingui/core').i18n;
  greeting: { hello: string; days: (n: number) => string };
  en: Record<string, string[]>;
  de: Record<string, string[]>;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-words-'));
  for (const [file, lines] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), lines.join('\n'));
  }
  const [bundle] = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@lingui\/core$/, replacement: LINGUI },
        { find: '@herohood/ui/text/i18n', replacement: OWN },
      ],
    },
    plugins: [appWords(folder, { rest: ['Name of a ringtone'] })],
    build: { write: false, lib: { entry: join(folder, 'main.ts'), formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code ?? '';
  app = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
});
afterAll(() => rm(folder, { recursive: true }));

test('texts are looked up by what the catalogues call them, in the language that is spoken', () => {
  const { i18n, greeting, en, de } = app;
  i18n.loadAndActivate({ locale: 'en', messages: en });
  expect([greeting.hello, greeting.days(2)]).toEqual(['Hello', '2 days']);
  i18n.loadAndActivate({ locale: 'de', messages: de });
  expect([greeting.hello, greeting.days(1)], 'English where it is not translated yet').toEqual([
    'Hallo',
    '1 day',
  ]);
  expect(Object.keys(en).map((id) => id.length)).toEqual([1, 1]);
});

test("the product's names come along by their English texts, which English itself need not bring", () => {
  expect(app.de['Ocean Waves']).toEqual(['Meereswellen']);
  expect(Object.keys(app.en)).not.toContain('Ocean Waves');
});
