import { SCREENS } from '@herohood/domain/account/screens';
import { type BrowserContextOptions, request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translationsOf } from '../../testing/src/catalogues';
import { launchChromium } from '../../testing/src/chromium';
import { englishTexts } from '../../testing/src/english-texts';
import { shownTexts } from '../../testing/src/shown-texts';
import { axeFaults } from '../testing/axe-faults';
import { comeToRest } from '../testing/come-to-rest';
import { enterAs, makeWorld, type Passports } from '../testing/passports';
import { DESK, PHONE } from '../testing/room';
import type { Role } from '../testing/screen';
import { type RunningServer, startServer } from '../testing/server';
import { signsOnWrongSide } from '../testing/wrong-side';

const LOCALES = ['de', 'pl', 'ar', 'fr', 'es', 'pt-BR', 'it', 'nl', 'tr', 'uk', 'he'];
const RIGHT_TO_LEFT = new Set(['ar', 'he']);

const PAGES: { as: Role; app: 'kids-web' | 'parent-web'; paths: string[] }[] = [
  { as: 'nobody', app: 'parent-web', paths: ['/', '/parent/auth?mode=login', '/parent/auth', '/privacy'] },
  { as: 'nobody', app: 'kids-web', paths: ['/kids-login'] },
  {
    as: 'parent',
    app: 'parent-web',
    paths: Object.entries(SCREENS).flatMap(([path, screen]) => ('page' in screen ? path : [])),
  },
  { as: 'hero', app: 'kids-web', paths: ['/kids'] },
];

let server: RunningServer;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let passports: Passports;
/** What the demo family has written is in its own language. */
let written: Set<string>;

beforeAll(async () => {
  server = await startServer('languages', { DEMO_FAMILY: 'on' });
  browser = await launchChromium();
  ({ passports } = await makeWorld(server.url));
  const api = await request.newContext({ baseURL: server.url, storageState: passports.parent });
  const heroes = await (await api.get('/api/children')).json();
  const lists = [
    '/api/habits/master',
    ...heroes.map(({ id }: { id: string }) => `/api/children/${id}/rewards`),
  ];
  const answers = await Promise.all(lists.map(async (path) => (await api.get(path)).json()));
  written = new Set(
    answers
      .flat()
      .flatMap((own: { name: string; description: string | null }) => [own.name, own.description ?? '']),
  );
  await api.dispose();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Everybody of the demo family chooses a language. */
async function choose(locale: string): Promise<void> {
  const api = await request.newContext({ baseURL: server.url, storageState: passports.parent });
  expect((await api.patch('/api/family', { data: { locale } })).ok()).toBe(true);
  await api.dispose();
}

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => choose(locale));

  it.each(PAGES)('$as reads $paths', async ({ as, app, paths }) => {
    const english = englishTexts(translationsOf(app, locale));
    const hands: BrowserContextOptions = app === 'kids-web' ? { hasTouch: true, isMobile: true } : {};
    const context = await enterAs(browser, passports[as], { ...hands, viewport: PHONE, locale });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(server.url + path);
      await page.waitForLoadState('networkidle');
      await page
        .locator(`html[lang="${locale}"][dir="${RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr'}"]`)
        .waitFor();
      for (const size of [PHONE, ...(app === 'parent-web' ? [DESK] : [])]) {
        await page.setViewportSize(size);
        await comeToRest(page);
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        if (isTooWide) found.push(`${path} at ${size.width}: moves sideways`);
      }
      const left = (await page.evaluate(shownTexts)).filter(
        (text) => english.has(text) && !written.has(text),
      );
      found.push(...left.map((text) => `${path}: still English: ${text}`));
      found.push(...(await signsOnWrongSide(page)).map((fault) => `${path}: ${fault}`));
      found.push(...(await axeFaults(page)).map((fault) => `${path}: ${fault}`));
    }
    await context.close();
    expect(found).toEqual([]);
  });

  it.each(['/privacy', '/terms'])('%s is read without a script', async (path) => {
    const english = englishTexts(translationsOf('parent-web', locale));
    const context = await browser.newContext({ locale, javaScriptEnabled: false, viewport: PHONE });
    const page = await context.newPage();
    await page.goto(server.url + path);
    const said = await page.evaluate(shownTexts);
    await context.close();
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((text) => english.has(text))).toEqual([]);
  });
});

it.each([
  ['/', 'Every habit is a hero mission'],
  ['/kids-login', 'Hero Login'],
])('%s waits when its words do not come, and begins anew when the server answers', async (path, heading) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  let isAway = false;
  let isBack = false;
  await page.route('**/*', (route) => {
    // The line breaks just before the words.
    isAway ||= route.request().url().includes('/assets/words/');
    return isAway && !isBack ? route.abort() : route.continue();
  });
  await page.goto(server.url + path);
  await expect.poll(() => isAway).toBe(true);
  await page.getByText('Loading...').waitFor();
  isBack = true;
  await page.getByRole('heading', { name: heading }).first().waitFor();
  expect(await page.getByText('Loading...').count()).toBe(0);
  await context.close();
});
