import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH_SCHEMES, type Gallery, LOOKS_AT_ALL, openGallery } from '../testing/gallery';
import { DEMO_DIALOGS, PARENT_DIALOGS } from '../testing/parent-dialogs';
import { PARENT_SCREENS } from '../testing/parent-screens';
import { PHONE } from '../testing/room';

/**
 * Every page at a phone's and a desk's size, and every dialog: it must show, complain of nothing,
 * satisfy axe, and not scroll sideways, not even at 320 pixels. With `PICTURES=on` a picture of each is kept.
 */
let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery('screens-parent', 'desk');
});
afterAll(() => gallery?.close());

describe('the console, light and dark', () => {
  it.each(PARENT_SCREENS)('screen $name shows, complains of nothing and is accessible', async (screen) => {
    expect(await gallery.look(screen, BOTH_SCHEMES)).toEqual([]);
  });

  it.each(LOOKS_AT_ALL ? [...PARENT_DIALOGS, ...DEMO_DIALOGS] : [])(
    'dialog $name shows, complains of nothing and is accessible',
    async (screen) => {
      expect(await gallery.look(screen, BOTH_SCHEMES)).toEqual([]);
    },
  );
});

it('what needs a parent first stands in the upper half of a phone', async () => {
  const { page, url } = await gallery.enter('parent');
  await page.goto(`${url}/parent`);
  const first = page.getByRole('region', { name: 'Needs you now' }).getByRole('listitem').first();
  await first.waitFor();
  const box = await first.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height / 2);
});
