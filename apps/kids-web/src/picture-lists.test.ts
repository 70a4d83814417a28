import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import { STICKER_IDS } from '@herohood/domain/praise/praise';
import { BADGE_FAMILIES } from '@herohood/domain/progress/badge-catalogue';
import { REWARD_PICTURES } from '@herohood/domain/rewards/pictures';
import { CHEERS } from '@herohood/domain/world/cheer';
import { FIND_SETS } from '@herohood/domain/world/find-sets';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { POSTCARDS } from '@herohood/domain/world/postcards';
import { worldPictureFile } from '@herohood/ui/world-picture/world-picture';
import { expect, test } from 'vitest';

/** The lists that the pictures of `packages/ui` are made from. */
const lists = import.meta.glob<string[]>('../../../packages/ui/src/**/*.json', {
  query: '?ids',
  import: 'default',
  eager: true,
});

test.each([
  ['habit-icon', HABIT_PICTURES],
  ['reward-icon', REWARD_PICTURES],
  ['sticker', STICKER_IDS],
  ['badge-icon', Object.values(BADGE_FAMILIES).flatMap((rules) => rules.map(({ id }) => id))],
  ['cheer-picture', CHEERS],
] as [string, readonly string[]][])(
  '%s: each id of the product has a picture, and no other',
  (folder, ids) => {
    const drawn = Object.entries(lists).flatMap(([path, list]) => (path.includes(`/${folder}/`) ? list : []));
    expect(drawn.toSorted()).toEqual(ids.toSorted());
  },
);

test('every thing of the world has a picture', () => {
  const arts = [
    ...[...FIND_SETS, POSTCARDS].flatMap(({ finds }) => finds),
    ...giftsUpTo(Number.POSITIVE_INFINITY),
  ].flatMap(({ art }) => art ?? []);
  expect(arts.filter((art) => !worldPictureFile(art))).toEqual([]);
});
