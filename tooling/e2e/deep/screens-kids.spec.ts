import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gallery, LIGHT, LOOKS_AT_ALL, openGallery } from '../testing/gallery';
import { KIDS_SCREENS } from '../testing/kids-screens';

/**
 * What the demo family's hero sees, at a phone's size: it must show, complain of nothing, satisfy axe, and not scroll sideways, not even
 * at 320 pixels. With `PICTURES=on` a picture of each is kept, at both sizes.
 */
let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery('screens-kids', 'tablet');
});
afterAll(() => gallery?.close());

describe('the kids app', () => {
  const screens = LOOKS_AT_ALL ? KIDS_SCREENS : KIDS_SCREENS.filter(({ prepare }) => !prepare);

  it.each(screens)('screen $name shows, complains of nothing and is accessible', async (screen) => {
    expect(await gallery.look(screen, LIGHT)).toEqual([]);
  });
});
