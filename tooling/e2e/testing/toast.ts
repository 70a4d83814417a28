import type { Page } from 'playwright-core';

/** The browser's own words about a call that the journey broke. */
export const BROKEN_CALL = /ERR_FAILED/;

/**
 * Waits for a toast of exactly this title, and of exactly this message if one is given. A toast of the same title
 * may still be on its way out: any that fits will do.
 */
export async function seeToast(page: Page, title: string, message?: string): Promise<void> {
  let toast = page.getByRole('alert').filter({ has: page.getByText(title, { exact: true }) });
  if (message) toast = toast.filter({ has: page.getByText(message, { exact: true }) });
  await toast.last().waitFor();
  // A pointer that happens to rest on a toast keeps it open, and it may lie over what comes next.
  await page.mouse.move(0, 0);
}

/** The names of the buttons over which a toast of the kids app lies; it covers none. */
export const buttonsUnderToast = (child: Page): Promise<string[]> =>
  child.evaluate(() => {
    const toast = document.querySelector('[role=status][aria-live] > button')?.getBoundingClientRect();
    if (!toast) return ['There is no toast.'];
    return [...document.querySelectorAll('button, [role=tab], a[href]')]
      .filter((each) => each.checkVisibility() && !each.matches('[role=status] > *'))
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top;
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
  });
