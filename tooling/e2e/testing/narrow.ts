import type { Page } from 'playwright-core';

/** What must not scroll sideways: the smallest phone, and a desk's window at 400 % (WCAG 1.4.10, reflow). */
const NARROW = { width: 320, height: 640 };
/** Frames in which a page follows a new size, on a busy machine too: a menu is put beside its button anew a moment later. */
const MOST_LOOKS = 60;

/** The page, and every dialog on it, that can be moved sideways on the smallest phone; nothing, hopefully. It stays that narrow. */
export async function tooWideForNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROW);
  let found = await widerThanTheirRoom(page);
  for (let look = 0; look < MOST_LOOKS && found.length > 0; look += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found = await widerThanTheirRoom(page);
  }
  return found;
}

function widerThanTheirRoom(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((wide) => `${wide.tagName} is ${wide.scrollWidth} px wide in a window of ${innerWidth}`),
  );
}
