import type { Locator } from 'playwright-core';

/** More than a page that is being synced can fail once the network is mended. */
const MOST_TRIES = 10;

/**
 * Presses 'Try again' until `hoped` is there. The app is being synced: it may have tried by itself meanwhile, or be at a
 * try that began before the network was mended and fails yet.
 */
export async function tryAgain(hoped: Locator): Promise<void> {
  const button = hoped.page().getByRole('button', { name: 'Try again', exact: true });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await hoped.or(button).first().waitFor();
    if (await hoped.isVisible()) return;
    // Not a tap: the button may go while the finger is on its way.
    await button.evaluateAll((buttons) => {
      for (const one of buttons) if (one instanceof HTMLElement) one.click();
    });
  }
  await hoped.waitFor();
}
