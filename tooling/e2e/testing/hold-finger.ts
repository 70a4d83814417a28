import type { Locator, Page } from 'playwright-core';

/** Puts a finger on something and leaves it there until `until` is over. */
export async function holdFinger(page: Page, target: Locator, until: () => Promise<unknown>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // Sections slide in: where it will stand is known when it has come to rest.
  await target.hover();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to hold');
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  try {
    await until();
  } finally {
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }
}
