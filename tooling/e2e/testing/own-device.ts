import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openProfile } from '../../testing/src/chromium';
import { FAMILY_ZONE } from './family-zone';
import { PATIENCE_MS } from './patience';

/** A child's device: its browser keeps everything while it is switched off. */
export interface OwnDevice {
  page: Page;
  context: BrowserContext;
  /** Closes the browser and opens it again, with or without network. */
  restart: (network: { offline: boolean }) => Promise<void>;
  /** Waits until the app can be opened without network. */
  whenKept: () => Promise<void>;
  close: () => Promise<void>;
}

/** What the browser writes about calls that found no network; the app itself complains of nothing. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/;

/** @param problems gets a line for everything that a page complains of */
export async function openOwnDevice(url: string, problems: string[]): Promise<OwnDevice> {
  const folder = await mkdtemp(join(tmpdir(), 'herohood-device-'));
  const options: BrowserContextOptions = {
    baseURL: url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: FAMILY_ZONE,
    reducedMotion: 'reduce',
  };

  async function open(offline: boolean) {
    const context = await openProfile(folder, { ...options, offline });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('console', (message) => {
      if (message.type() === 'error' && !NO_NETWORK.test(message.text())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(`uncaught ${error.stack ?? error.message}`));
    return { context, page };
  }

  const device: OwnDevice = {
    ...(await open(false)),
    async restart({ offline }) {
      await device.context.close();
      Object.assign(device, await open(offline));
    },
    whenKept: () => whenKept(device.page),
    async close() {
      await device.context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  return device;
}

/** Waits until the app can be opened without network: its service worker takes the page over when it keeps all files. */
export async function whenKept(page: Page): Promise<void> {
  // Hundreds of files come one by one. The page loads anew once when its account speaks another language: the wait outlives that.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 0 });
}

/** Everything that this origin keeps on the device: databases and caches, as one text to look for words in. */
export function readAllKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const read = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const kept: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const rows = await read(database.transaction(store).objectStore(store).getAll());
        kept.push({ name, store, rows });
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      // The app's own files are the same for everybody.
      if (name.startsWith('workbox-precache')) continue;
      kept.push({ cache: name, addresses: (await cache.keys()).map(({ url }) => url) });
    }
    return JSON.stringify(kept);
  });
}
