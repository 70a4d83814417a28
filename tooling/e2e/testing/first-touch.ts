import type { Page } from 'playwright-core';

/** Until the home has long begun with what it does not need at once, also by itself. */
const LONGEST_MS = 3_000;
const EVERY_MS = 100;

/**
 * Touches the device of a page that was just loaded: a hero's home brings what its first view does not need, such as
 * parties and reminders, with the first touch, or some seconds after its start. Nothing but the window hears of it.
 */
export function touchFirst(page: Page): Promise<void> {
  return page.evaluate(
    ([every, longest]) => {
      const touch = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
      const touching = setInterval(touch, every);
      setTimeout(() => clearInterval(touching), longest);
    },
    [EVERY_MS, LONGEST_MS] as const,
  );
}
