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

/**
 * The names of the buttons that a toast of the kids app stands in the way of: those of the frame under it, and those that a
 * finger does not reach through it.
 */
export const buttonsUnderToast = (child: Page): Promise<string[]> =>
  child.evaluate(() => {
    const toast = document.querySelector('[role=status][aria-live] > *');
    if (!toast) return ['There is no toast.'];
    const over = toast.getBoundingClientRect();
    return [...document.querySelectorAll('button, [role=tab], a[href]')]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const x = (Math.max(left, over.left) + Math.min(right, over.right)) / 2;
        const y = (Math.max(top, over.top) + Math.min(bottom, over.bottom)) / 2;
        const isUnder = left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        const isOfFrame = each.closest('header, nav') !== null;
        return isUnder && (isOfFrame || toast.contains(document.elementFromPoint(x, y)));
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
  });
