import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gallery, LIGHT, openGallery } from './testing/gallery';
import { KIDS_SCREENS } from './testing/kids-screens';

/**
 * Every screen at a phone's size, and in `npm run walk` at a tablet's too: it must show, complain of nothing, satisfy axe, and
 * not scroll sideways, not even at 320 pixels. With `PICTURES=on` a picture of each is kept, at both sizes.
 */
let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery('screens-kids', 'tablet');
});
afterAll(() => gallery?.close());

describe('the kids app', () => {
  it.each(KIDS_SCREENS)('screen $name shows, complains of nothing and is accessible', async (screen) => {
    expect(await gallery.look(screen, LIGHT)).toEqual([]);
  });
});
