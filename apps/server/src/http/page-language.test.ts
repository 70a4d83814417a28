import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appRouter } from '@herohood/api/root';
import { LOCALES } from '@herohood/domain/languages/locale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFamily, type TestFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let folder: string;
let server: TestServer;
let family: TestFamily;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-page-language-'));
  const webApps = { kids: join(folder, 'kids'), parent: join(folder, 'parent') };
  for (const app of Object.values(webApps)) {
    await mkdir(app);
    await writeFile(
      join(app, 'index.html'),
      '<!doctype html><html lang="en"><head></head><body></body></html>',
    );
    await writeFile(join(app, 'manifest.webmanifest'), '{"id":"/app","name":"Herohood"}');
  }
  for (const page of ['privacy', 'privacy.de'])
    await writeFile(join(webApps.parent, `${page}.html`), `<html lang="en"><head></head>${page}</html>`);
  server = await openTestServer(appRouter, { webApps });
  family = await makeFamily(server);
  await family.asParent('PATCH', '/api/family', { locale: 'fr' });
  await family.asParent('PATCH', `/api/children/${family.childId}`, { locale: 'he' });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0];
const spoken = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await get(url, headers);
  const root = rootOf(answer.body);
  expect(answer.headers['content-language']).toBe(/lang="(.*?)"/.exec(root ?? '')?.[1]);
  return root;
};

describe('a page says its language', () => {
  test.each([
    ['/', 'de-AT', '<html lang="de" dir="ltr">'],
    ['/kids-login', 'ar', '<html lang="ar" dir="rtl">'],
    ['/parent/auth', 'pt-PT, de;q=0.5', '<html lang="pt-BR" dir="ltr">'],
    ['/parent', 'xx', '<html lang="en" dir="ltr">'],
    ['/parent', '', '<html lang="en" dir="ltr">'],
    ['/nothing', 'he', '<html lang="he" dir="rtl">'],
    ['/kids/nothing', 'uk', '<html lang="uk" dir="ltr">'],
  ])('%s to a stranger whose browser prefers %j', async (url, language, root) => {
    expect(await spoken(url, { 'accept-language': language })).toBe(root);
  });

  test('to whoever is signed in, whatever their browser prefers', async () => {
    const parent = { cookie: family.parentCookie, 'accept-language': 'de' };
    const hero = { cookie: family.childCookie, 'accept-language': 'de' };
    expect(await spoken('/parent', parent)).toBe('<html lang="fr" dir="ltr">');
    expect(await spoken('/kids', hero)).toBe('<html lang="he" dir="rtl">');
    expect(await spoken('/kids-login', parent)).toBe('<html lang="fr" dir="ltr">');
    expect(await spoken('/?lang=it', parent)).toBe('<html lang="fr" dir="ltr">');
  });

  test('and no cache between keeps it, because it may hand the session out again', async () => {
    const cacheOf = async (headers: Record<string, string>) => {
      const answer = await get('/parent', headers);
      return [answer.headers['cache-control'], answer.headers.vary];
    };
    expect(await cacheOf({ cookie: family.parentCookie })).toEqual([
      'private, no-cache',
      expect.stringContaining('Cookie'),
    ]);
    expect((await cacheOf({}))[0]).toBe('no-cache');
  });

  test('with two sessions the one whose app it is', async () => {
    const cookie = `${family.parentCookie}; ${family.childCookie}`;
    expect(await spoken('/parent', { cookie })).toBe('<html lang="fr" dir="ltr">');
    expect(await spoken('/kids', { cookie })).toBe('<html lang="he" dir="rtl">');
  });

  test('to a cookie that is nobody’s as to a stranger', async () => {
    const headers = { cookie: 'parent_session=nobody', 'accept-language': 'nl' };
    expect(await spoken('/parent', headers)).toBe('<html lang="nl" dir="ltr">');
  });

  test.each([
    ['de', 'de'],
    ['pt-BR', 'pt-BR'],
    ['DE', 'en'],
    ['en-XA', 'en'],
    ['"><script>', 'en'],
    ['', 'en'],
    ['de&lang=fr', 'en'],
  ])('as its address names it: ?lang=%s', async (lang, locale) => {
    const address = lang.startsWith('"') ? encodeURIComponent(lang) : lang;
    expect(await spoken(`/?lang=${address}`)).toBe(`<html lang="${locale}" dir="ltr">`);
  });
});

describe('what browsers keep of a page', () => {
  test('each language has an etag of its own, with which it need not be sent again', async () => {
    const german = await get('/parent', { 'accept-language': 'de' });
    const english = await get('/parent', { 'accept-language': 'en' });
    const etag = String(german.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(english.headers.etag).not.toBe(etag);
    for (const { headers } of [german, english]) {
      expect(headers.vary).toMatch(/accept-language/i);
      expect(headers['cache-control']).toBe('no-cache');
    }
    const asked = { 'if-none-match': `"other", ${etag}` };
    const again = await get('/parent', { 'accept-language': 'de', ...asked });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers.vary).toMatch(/accept-language/i);
    const other = await get('/parent', { 'accept-language': 'en', ...asked });
    expect(other.statusCode).toBe(200);
    const missing = await get('/nothing', { 'accept-language': 'de', ...asked });
    expect(missing.statusCode).toBe(404);
  });

  test('a change of language is a new page', async () => {
    const headers = { cookie: family.childCookie };
    const { etag } = (await get('/kids', headers)).headers;
    await family.asChild('PATCH', `/api/children/${family.childId}`, { locale: 'pl' });
    const changed = await get('/kids', { ...headers, 'if-none-match': String(etag) });
    expect([changed.statusCode, rootOf(changed.body)]).toEqual([200, '<html lang="pl" dir="ltr">']);
    await family.asChild('PATCH', `/api/children/${family.childId}`, { locale: 'he' });
  });

  test('compressed it varies by both', async () => {
    const { headers } = await get('/', { 'accept-language': 'de', 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toMatch(/accept-language/i);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });
});

test('what the build drew in a language is served in it; else in English', async () => {
  const german = await get('/privacy', { 'accept-language': 'de' });
  expect([german.body, rootOf(german.body)]).toEqual([
    expect.stringContaining('privacy.de'),
    '<html lang="de" dir="ltr">',
  ]);
  expect((await get('/privacy', { 'accept-language': 'he' })).body).toMatch(/privacy<\/html>/);
});

describe('what a device is told of an installed app', () => {
  test.each(['/kids-app', '/parent-app'])(
    '%s speaks the browser’s language, whoever is signed in',
    async (app) => {
      const cookie = `${family.parentCookie}; ${family.childCookie}`;
      const url = `${app}/manifest.webmanifest`;
      const german = await get(url, { cookie, 'accept-language': 'de' });
      expect(german.json()).toEqual({ id: '/app', name: 'Herohood', lang: 'de', dir: 'ltr' });
      const { vary, 'cache-control': kept, 'content-language': language, etag } = german.headers;
      expect([vary, kept, language]).toEqual([expect.stringMatching(/accept-language/i), 'no-cache', 'de']);
      const again = await get(url, { 'accept-language': 'de', 'if-none-match': String(etag) });
      expect(again.statusCode).toBe(304);
      expect((await get(url, { 'accept-language': 'he' })).json()).toMatchObject({ lang: 'he', dir: 'rtl' });
    },
  );
});

test('the landing page says where it stands in the other languages, at the operator’s own address', async () => {
  const { body } = await get('/', { host: 'elsewhere.example' });
  const links = [...body.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g)];
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ...LOCALES.map((locale) => [locale, `https://hero.example/?lang=${locale}`]),
    ['x-default', 'https://hero.example/'],
  ]);
  expect(body).toContain('<link rel="canonical" href="https://hero.example/">');
  expect(body).toContain(
    '<meta property="og:image" content="https://hero.example/parent-app/icons/app-512.png">',
  );
  expect((await get('/?lang=de')).body).toContain(
    '<link rel="canonical" href="https://hero.example/?lang=de">',
  );
  expect((await get('/parent/auth')).body).not.toMatch(/hreflang|canonical/);
});

test('a database that does not answer holds no page up', async () => {
  const { ports } = server;
  const { db } = ports;
  // Every step of a query leads on, and none of them ends.
  const stuck: typeof db = new Proxy(
    Object.assign(() => stuck, db),
    {
      get: (_target, step) => (step === 'execute' ? () => new Promise(() => {}) : stuck),
      apply: () => stuck,
    },
  );
  ports.db = stuck;
  try {
    const headers = { cookie: family.parentCookie, 'accept-language': 'tr' };
    expect(await spoken('/parent', headers)).toBe('<html lang="tr" dir="ltr">');
  } finally {
    ports.db = db;
  }
});
