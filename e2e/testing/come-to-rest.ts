import type { Page } from 'playwright-core';

/** Colours and cards change over a moment: between two of them neither eye nor axe may look. */
export function comeToRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
