import type { Page } from 'playwright-core';

/** What a child's finger can hit, in CSS pixels. */
export const SMALLEST_TARGET = 56;

/** What stands before a page, or the page itself. */
export const inFront = async (page: Page): Promise<string> =>
  (await page.getByRole('dialog').count()) > 0 ? '[role=dialog]' : 'body';

/**
 * Everything on a page of the kids app that is to be touched and is smaller than a child's finger wants. A field that
 * nobody touches, because a pad stands for it, is not meant.
 *
 * @returns names with sizes; nothing, hopefully
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ({ scope, least }) =>
      [...document.querySelectorAll<HTMLElement>(`:is(${scope}) :is(button, a[href], input, [role=tab])`)]
        .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
        .map(
          ({ target, box }) =>
            `${target.ariaLabel ?? target.textContent}: ${Math.round(box.width)} x ${Math.round(box.height)}`,
        ),
    { scope: within, least: SMALLEST_TARGET },
  );
}
