import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { LARGE_DIALOGS, LARGE_SCREENS } from '../testing/large-screens';
import { type Look, openWalk, type Walk } from '../testing/layout-walk';

/**
 * Every page and dialog with a large family at every width, in both schemes, with letters twice as large,
 * and from right to left, where axe reads them as well.
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

let walk: Walk;
beforeAll(async () => {
  walk = await openWalk('parent-layout-walk', { alsoLook: (page) => axeFaults(page) });
});
afterAll(() => walk?.close());

describe('six heroes with long names, forty habits, 48 waiting missions, at every size', () => {
  it.each(LARGE_SCREENS)('page $name fits', async (screen) => {
    expect(await walk.inspect(screen, LOOKS)).toEqual([]);
  });

  it.each(LARGE_DIALOGS)('dialog $name fits', async (screen) => {
    expect(await walk.inspect(screen, LOOKS)).toEqual([]);
  });
});
