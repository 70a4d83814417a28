import { FIND_SETS } from '@herohood/domain/world/find-sets';
import { giftsUpTo } from '@herohood/domain/world/level-gifts';
import { POSTCARDS } from '@herohood/domain/world/postcards';
import { WORLD_ARTS } from '@herohood/ui/world-picture/world-picture';
import { expect, test } from 'vitest';

test('every thing of the world has a picture', () => {
  const things = [
    ...[...FIND_SETS, POSTCARDS].flatMap(({ finds }) => finds),
    ...giftsUpTo(Number.POSITIVE_INFINITY),
  ];
  expect(things.filter(({ art }) => art && !WORLD_ARTS.includes(art))).toEqual([]);
});
