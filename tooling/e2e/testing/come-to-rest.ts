import type { Page } from 'playwright-core';

/**
 * Waits until what moves on a page stands still: a colour or a place between two states is for neither eye nor axe. A
 * change may begin a frame after its cause; what moves for ever, such as a cloud, is no change.
 */
export function comeToRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ending = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    do {
      await Promise.allSettled(ending().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (ending().length > 0);
  });
}
