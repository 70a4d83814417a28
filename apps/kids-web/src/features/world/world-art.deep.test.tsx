import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { POSTCARDS } from '@herohood/domain/world/postcards';
import { poses } from '@herohood/ui/hero-art/hero-art';
import { LevelGiftPicture } from '@herohood/ui/level-gift-picture/level-gift-picture';
import PostcardArt from '@herohood/ui/postcard-art/postcard-art';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

const GIFTS = giftsUpTo(Number.POSITIVE_INFINITY);
const HERO = { avatarType: 'animal', avatarUrl: null };

/** The drawing without what names it. */
function bare(container: HTMLElement, id: string): string {
  return container.innerHTML.replaceAll(id, '').replaceAll(/_r_[0-9a-z]+_/g, '');
}

test('every postcard shows a place of its own', () => {
  const drawings = new Set<string>();
  for (const { art } of [...POSTCARDS.finds, { art: 'not-yet-known' }]) {
    const { container, unmount } = render(<PostcardArt id={art} size={200} />);
    drawings.add(bare(container, art));
    unmount();
  }
  expect(drawings.size).toBe(POSTCARDS.finds.length + 1);
});

test.each(['backdrop', 'frame', 'pose'] as const)(
  'every %s that a level gives is a picture of its own',
  async (kind) => {
    const drawings = new Set<string>();
    const gifts = GIFTS.filter((gift) => gift.kind === kind);
    for (const gift of [...gifts, { kind, id: `${kind}-not-yet-known` }]) {
      const { container, unmount } = render(<LevelGiftPicture gift={gift} hero={HERO} size={100} />);
      if (kind === 'pose') {
        const pose = poses.find((one) => gift.id === `pose-${one}`) ?? 'cheer';
        await waitFor(() => expect(container.querySelector(`[data-pose="${pose}"]`)).not.toBeNull());
      }
      if (kind === 'frame') {
        await waitFor(() => expect(container.querySelector(`[data-frame="${gift.id}"]`)).not.toBeNull());
      }
      drawings.add(bare(container, gift.id));
      unmount();
    }
    expect(drawings.size).toBeGreaterThanOrEqual(gifts.length);
  },
);

test('furniture that a level gives comes with its picture', async () => {
  const bed = GIFTS.find(({ kind }) => kind === 'furniture')!;
  const { container } = render(<LevelGiftPicture gift={bed} hero={HERO} size={100} />);
  await waitFor(() => expect(container.querySelector('svg > *')).not.toBeNull());
});
