import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../tooling/testing/src/chromium';
import { resultsFolder } from './testing/paths';
import { type RunningServer, startServer } from './testing/server';

/** Every screen of the demo family at a phone's and a desk's size: it must show, complain of nothing, and satisfy axe. */
const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;
const PARENT = { email: 'parent@herohood.example', password: 'adventure-time' };

let server: RunningServer;
let browser: Browser;
let familyCode: string;

beforeAll(async () => {
  server = await startServer('screens', { DEMO_FAMILY: 'on' });
  browser = await launchChromium();
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PARENT),
  });
  familyCode = ((await answer.json()) as { familyCode: string }).familyCode;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Screen {
  name: string;
  path: string;
  as: 'nobody' | 'parent' | 'hero';
  /** Brings the page from its address to the state that is looked at. */
  open?: (page: Page) => Promise<void>;
  /** What shows that the screen is there. */
  shows: string;
}

const click = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const SCREENS: Screen[] = [
  { name: 'landing', path: '/', as: 'nobody', shows: 'Herohood' },
  { name: 'sign-in', path: '/parent/auth?mode=login', as: 'nobody', shows: 'Welcome back, captain' },
  { name: 'sign-up', path: '/parent/auth?mode=register', as: 'nobody', shows: 'Create your family' },
  {
    name: 'forgot-password',
    path: '/parent/auth?mode=login',
    as: 'nobody',
    open: click('Forgot password?'),
    shows: 'Forgot your password?',
  },
  {
    name: 'reset-password',
    path: '/parent/reset-password?token=abc',
    as: 'nobody',
    shows: 'Choose a new password',
  },
  { name: 'kids-login', path: '/kids-login', as: 'nobody', shows: 'Hero Login' },
  { name: 'kids-welcome', path: '/kids', as: 'nobody', shows: 'Ready, hero?' },
  { name: 'not-found', path: '/no/such/page', as: 'nobody', shows: '404 Page Not Found' },
  { name: 'dashboard', path: '/parent', as: 'parent', shows: 'Needs you now' },
  { name: 'family', path: '/family', as: 'parent', shows: 'Who did what' },
  {
    name: 'family-invite',
    path: '/parent',
    as: 'parent',
    open: click('Invite'),
    shows: 'Family page',
  },
  {
    name: 'erase',
    path: '/family',
    as: 'parent',
    open: click('Erase everything'),
    shows: 'cannot be undone',
  },
  {
    name: 'assignments',
    path: '/parent',
    as: 'parent',
    open: click('Assign habits'),
    shows: 'Habit Assignment Center',
  },
  { name: 'new-habit', path: '/parent', as: 'parent', open: click('New habit'), shows: 'XP for one mission' },
  { name: 'new-hero', path: '/parent', as: 'parent', open: click('Add hero'), shows: 'Choose a look' },
  { name: 'reject', path: '/parent', as: 'parent', open: click(/^Needs Work: /), shows: 'Your feedback' },
  {
    name: 'mark-done',
    path: '/parent',
    as: 'parent',
    open: click('Mark a mission done'),
    shows: 'Approved and paid at once',
  },
  { name: 'missions', path: '/kids', as: 'hero', shows: "Today's missions" },
  {
    name: 'progress',
    path: '/kids',
    as: 'hero',
    open: (page) =>
      page
        .getByRole('link', { name: 'Progress' })
        .or(page.getByRole('tab', { name: 'Progress' }))
        .or(page.getByRole('button', { name: 'Progress' }))
        .first()
        .click(),
    shows: 'Badges',
  },
];

describe.each(Object.entries(SIZES))('on a %s', (device, viewport) => {
  it.each(SCREENS)('$name shows, complains of nothing and is accessible', async (screen) => {
    const context = await browser.newContext({ viewport, baseURL: server.url, reducedMotion: 'reduce' });
    try {
      await signIn(context, screen.as);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.goto(screen.path);
      await screen.open?.(page);
      await page.getByText(screen.shows).first().waitFor();
      await page.waitForLoadState('networkidle');
      await mkdir(join(resultsFolder, 'screens'), { recursive: true });
      const fullPage = screen.open === undefined;
      await page.screenshot({
        path: join(resultsFolder, 'screens', `${screen.name}-${device}.png`),
        fullPage,
      });

      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide, 'nothing is wider than the screen').toBe(false);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      // The browser notes the 404 itself, and the 401 with which 'who am I?' is answered to nobody.
      const strange = complaints.filter((line) => !/status of (401|404)/.test(line));
      expect(strange).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

async function signIn(context: BrowserContext, as: Screen['as']): Promise<void> {
  if (as === 'nobody') return;
  const hero = { familyCode, username: 'leo9', pin: '1357' };
  const [path, data] = as === 'parent' ? ['login', PARENT] : ['child-login', hero];
  const answer = await context.request.post(`/api/auth/${path}`, { data });
  expect(answer.status()).toBe(200);
}
