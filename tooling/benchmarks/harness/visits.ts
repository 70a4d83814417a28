import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from '../../e2e/testing/server';

const PARENT = { email: 'parent@herohood.example', password: 'adventure-time' };
const HERO = { username: 'mia7', pin: '2468' };
/** A tablet of the cheap kind on a slow line. */
const SLOW = {
  cpu: 4,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
/** The app fetches its service worker when it has nothing better to do, and all of its files with it. */
const WORKER_PATIENCE_MS = 60_000;
/** Nothing new for so long: the page stands. */
const QUIET_MS = 500;

/** Who opens a page, and what shows that it is there. */
export interface Visit {
  path: string;
  as: 'nobody' | 'parent' | 'hero';
  shows: string;
}

/** Everything gzipped that the first visit's scripts weigh until the page stands, in kB (1,000 bytes). */
export async function scriptKilobytes(
  browser: Browser,
  server: RunningServer,
  visit: Visit,
): Promise<number> {
  return visited({ browser, server, as: visit.as }, async (page) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
    });
    await page.goto(visit.path);
    await page.getByText(visit.shows).first().waitFor();
    await quiet(page, () => sizes.length);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1_000;
  });
}

/** When the largest thing was painted, in ms from the start, on a first visit with a slow processor and a slow line. */
export async function largestPaintMs(browser: Browser, server: RunningServer, visit: Visit): Promise<number> {
  return visited({ browser, server, as: visit.as }, (page) => slowPaintMs(page, visit));
}

/**
 * The same for whoever was here before: the browser has kept what the first visit brought, by its own cache and by the
 * page's service worker where there is one.
 */
export async function secondPaintMs(browser: Browser, server: RunningServer, visit: Visit): Promise<number> {
  return visited({ browser, server, as: visit.as }, async (first) => {
    await first.goto(visit.path);
    await first.getByText(visit.shows).first().waitFor();
    if ((await first.locator('link[rel="manifest"]').count()) > 0) {
      await first.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
        timeout: WORKER_PATIENCE_MS,
      });
    }
    const second = await first.context().newPage();
    await first.close();
    return slowPaintMs(second, visit);
  });
}

async function slowPaintMs(page: Page, visit: Visit): Promise<number> {
  await slowDown(page);
  await page.goto(visit.path);
  await page.getByText(visit.shows).first().waitFor();
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
  await quiet(page, largest);
  return largest();
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
}

/** Waits until a figure has stayed as it is for a while. */
async function quiet(page: Page, figure: () => number | Promise<number>): Promise<void> {
  for (let seen = -1; seen !== (await figure()); ) {
    seen = await figure();
    const since = await page.evaluate(() => performance.now());
    await page.waitForFunction(([from, ms]) => performance.now() - from! > ms!, [since, QUIET_MS]);
  }
}

async function visited<T>(
  { browser, server, as }: { browser: Browser; server: RunningServer; as: Visit['as'] },
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  try {
    await signIn(context, as);
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

async function signIn({ request }: BrowserContext, as: Visit['as']): Promise<void> {
  if (as === 'nobody') return;
  await request.post('/api/auth/login', { data: PARENT });
  if (as === 'parent') return;
  const { familyCode } = await (await request.get('/api/auth/user')).json();
  await request.post('/api/auth/child-login', { data: { familyCode, ...HERO } });
}
