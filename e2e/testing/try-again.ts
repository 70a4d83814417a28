import type { Page } from 'playwright-core';

/** Presses 'Try again' where it still stands: an app that is being synced may have tried by itself meanwhile. */
export function tryAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Try again')?.click();
  });
}
