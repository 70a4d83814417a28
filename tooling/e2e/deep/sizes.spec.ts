import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../../testing/src/chromium';
import { type RunningServer, startServer } from '../testing/server';

/**
 * How much JavaScript a page brings before anybody touches it: every script that the browser fetched until what one
 * sees first was there with its data, and no script had come for half a second; each gzipped at level 9. What stands
 * further down comes afterwards, or with scrolling. The words are a file beside them that is not counted here
 * (docs/decisions/languages.md).
 */
const PARENT = { email: 'parent@herohood.example', password: 'adventure-time' };
const HERO = { username: 'mia7', pin: '2468' };
const KB = 1_000;

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer('sizes', { DEMO_FAMILY: 'on' });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Opened {
  path: string;
  as: 'nobody' | 'parent' | 'hero';
  /** What shows that the page is there. */
  shows: string;
  /** What the hero has done by then. */
  has?: 'done all';
}

interface Script {
  name: string;
  bytes: number;
}

async function scriptsOf({ path, as, shows, has }: Opened): Promise<Script[]> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  });
  try {
    if (as !== 'nobody') await context.request.post('/api/auth/login', { data: PARENT });
    if (as === 'hero') {
      const { familyCode } = await (await context.request.get('/api/auth/user')).json();
      const login = await context.request.post('/api/auth/child-login', { data: { familyCode, ...HERO } });
      if (has === 'done all') await doAll(context.request, (await login.json()).id);
    }
    const page = await context.newPage();
    const scripts = watchScripts(page);
    await page.goto(path);
    await page.getByText(shows).first().waitFor();
    for (let seen = -1; seen !== scripts.length; ) {
      seen = scripts.length;
      await page.waitForFunction(
        (since) => performance.now() - since > 500,
        await page.evaluate(() => performance.now()),
      );
    }
    return await Promise.all(scripts);
  } finally {
    await context.close();
  }
}

/** What was done already is done once. */
async function doAll(hero: APIRequestContext, heroId: string): Promise<void> {
  const habits: { id: string }[] = await (await hero.get(`/api/children/${heroId}/habits`)).json();
  for (const { id } of habits) expect((await hero.post(`/api/habits/${id}/complete`)).ok()).toBe(true);
}

function watchScripts(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    scripts.push(
      response.body().then((body) => ({ name: pathname, bytes: gzipSync(body, { level: 9 }).byteLength })),
    );
  });
  return scripts;
}

const sayKilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** What there is, the largest first. */
const sayScripts = (scripts: readonly Script[]) =>
  scripts
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `${sayKilobytes(bytes)} ${name}`)
    .join('\n');

it.each<[string, Opened, number]>([
  ['the landing page', { path: '/', as: 'nobody', shows: 'Herohood' }, 126],
  ['Today', { path: '/parent', as: 'parent', shows: 'Needs you now' }, 208],
  ['the hero login', { path: '/kids-login', as: 'nobody', shows: 'Start Adventure!' }, 173],
  ["the hero's home", { path: '/kids', as: 'hero', shows: "Today's missions" }, 173],
  // The last one: it changes the demo family's day.
  [
    "the hero's home with all of it sent",
    { path: '/kids', as: 'hero', shows: 'All missions sent!', has: 'done all' },
    173,
  ],
])('%s brings no more JavaScript than it may: %o, %i kB', async (_name, opened, limit) => {
  const scripts = await scriptsOf(opened);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, `${sayKilobytes(bytes)}:\n${sayScripts(scripts)}`).toBeLessThanOrEqual(limit * KB);
});
