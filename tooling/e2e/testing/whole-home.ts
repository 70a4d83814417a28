import type { Page } from 'playwright-core';

/** What a hero's home fetches after its first view. */
const LATER = ['-lately', 'celebration-stage'];

/** Waits until a home without a service worker has all of itself: a part that is still missing could not come offline. */
export async function whenWhole(page: Page): Promise<void> {
  await page.waitForFunction((parts) => {
    const had = performance.getEntriesByType('resource').map(({ name }) => name);
    return parts.every((part) => had.some((name) => name.includes(`/${part}-`) && name.endsWith('.js')));
  }, LATER);
}
