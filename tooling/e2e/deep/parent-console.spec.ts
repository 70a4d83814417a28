import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { leaveByEscape, walkByKeys } from '../testing/keyboard-walk';
import { LARGE_DIALOGS, LARGE_SCREENS } from '../testing/large-screens';
import { type Look, openWalk, type Walk } from '../testing/layout-walk';
import { tooWideForNarrow } from '../testing/narrow';
import { DEMO_DIALOGS, PARENT_DIALOGS } from '../testing/parent-dialogs';
import { PARENT_SCREENS } from '../testing/parent-screens';
import { DESK, PHONE } from '../testing/room';
import type { Screen } from '../testing/screen';

/**
 * Every page and dialog with a large family at every width, in both schemes, with letters twice as large,
 * and from right to left, where axe reads them as well; and each by the keyboard alone.
 */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** A window of 1280 × 800 in a browser that shows everything twice as large. */
const ZOOMED = { width: 640, height: 400 };
const LOOKS: Look[] = [
  ...[false, true].flatMap((hasLargeLetters) =>
    SIZES.flatMap((size) =>
      (['light', 'dark'] as const).map((scheme) => ({ ...size, scheme, hasLargeLetters })),
    ),
  ),
  { ...ZOOMED, scheme: 'light', hasLargeLetters: false },
  ...[1280, 390].map((width) => ({
    ...SIZES.find((size) => size.width === width)!,
    scheme: 'light' as const,
    hasLargeLetters: false,
    isRightToLeft: true,
  })),
];

describe('six heroes with long names, forty habits, 48 waiting missions, at every size', () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await openWalk('parent-console-large', { alsoLook: (page) => axeFaults(page) });
  });
  afterAll(() => walk?.close());

  it.each(LARGE_SCREENS)('page $name fits', async (screen) => {
    expect(await walk.inspect(screen, LOOKS)).toEqual([]);
  });

  it.each(LARGE_DIALOGS)('dialog $name fits', async (screen) => {
    expect(await walk.inspect(screen, LOOKS)).toEqual([]);
  });
});

/** Out of the keyboard's reach, or too wide for the smallest phone. */
async function alsoByKeys(page: Page, screen: Screen): Promise<string[]> {
  // Who has a keyboard sits at a desk.
  await page.setViewportSize(DESK);
  const found = [...(await walkByKeys(page)), ...(await tooWideForNarrow(page))];
  // It is closed at the size at which it was opened: its opener may show at no other.
  await page.setViewportSize(PHONE);
  return screen.isWindow ? [...found, ...(await leaveByEscape(page))] : found;
}

describe('the demo family, by the keyboard alone', () => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await openWalk('parent-console-keys', { family: 'demo', alsoLook: alsoByKeys });
  });
  afterAll(() => walk?.close());

  it.each([...PARENT_SCREENS, ...PARENT_DIALOGS, ...DEMO_DIALOGS])(
    'screen $name is in reach',
    async (screen) => {
      expect(await walk.inspect(screen, [{ ...PHONE, scheme: 'light', hasLargeLetters: false }])).toEqual([]);
    },
  );

  it('what needs a parent first stands in the upper half of a phone', async () => {
    const page = await walk.enter('parent');
    await page.goto(`${walk.url}/parent`);
    const first = page.getByRole('region', { name: 'Needs you now' }).getByRole('listitem').first();
    await first.waitFor();
    const box = await first.boundingBox();
    expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height / 2);
  });
});
