import type { Page } from 'playwright-core';

/**
 * What ends with a sign, stands in a page from right to left, and is read from the other side than the part of the page
 * around it, without being set apart there: its sign is on the wrong side. Nothing in a page from left to right.
 */
export function signsOnWrongSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.dir !== 'rtl') return [];
    const isOver = /[.!?…]$/;
    const fromRight = /[\u0590-\u08ff]/;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (!parentElement?.checkVisibility() || !isOver.test(text) || !/\p{L}/u.test(text)) continue;
      const { direction, unicodeBidi } = getComputedStyle(parentElement);
      const own = fromRight.test(text) ? 'rtl' : 'ltr';
      if (direction !== own && unicodeBidi !== 'plaintext')
        found.push(`the end of "${text}" is on the wrong side`);
    }
    return found;
  });
}
