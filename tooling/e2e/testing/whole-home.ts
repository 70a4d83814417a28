import type { Page } from 'playwright-core';

/** What a hero's home fetches after its first view. */
const LATER = ['-overlays', 'celebration-stage'];

/** Waits until a home without a service worker has all of itself: a part that is still missing could not come offline. */
export async function whenWhole(page: Page): Promise<void> {
  await page.evaluate(
    (parts) =>
      new Promise<void>((resolve) => {
        const missing = new Set(parts);
        // A page whose clock a journey has set tells its observers of what it has fetched, and nobody else.
        const observer = new PerformanceObserver((fetched) => {
          for (const { name } of fetched.getEntries()) {
            for (const part of missing) {
              if (name.includes(`/${part}-`) && name.endsWith('.js')) missing.delete(part);
            }
          }
          if (missing.size > 0) return;
          observer.disconnect();
          resolve();
        });
        observer.observe({ type: 'resource', buffered: true });
      }),
    LATER,
  );
}
