import type { Page } from 'playwright-core';

/** What moves for ever on the page of somebody who wants less motion; nothing, hopefully. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
      )
      .map(({ effect }) => {
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        return `${element?.tagName} ${element?.getAttribute('class')} moves`;
      }),
  );
}
