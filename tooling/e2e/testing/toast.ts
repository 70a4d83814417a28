import type { Page } from 'playwright-core';

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
