import type { BadgeFigures } from '@herohood/domain/progress/badge-catalogue';
import { BADGE_STORIES } from '@herohood/domain/progress/badge-stories';
import { badgesFor } from '@herohood/domain/progress/badges';
import { expect, test } from 'vitest';
import { sayInEnglish } from '../text/say';

const withAll = (count: number) =>
  Object.fromEntries(Object.keys(BADGE_STORIES).map((figure) => [figure, count])) as unknown as BadgeFigures;

test('no sentence of a badge speaks of one of many', () => {
  for (const { description } of [
    ...badgesFor(withAll(0), sayInEnglish),
    ...badgesFor(withAll(1e6), sayInEnglish),
  ]) {
    expect(description).not.toMatch(/\b1 [a-z]+s\b/);
  }
});
