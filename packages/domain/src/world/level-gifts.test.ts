import { expect, test } from 'vitest';
import { giftsBetween, giftsUpTo } from './level-gifts';

test('each level from 2 to 60 gives one thing of its own', () => {
  const all = giftsUpTo(60);
  expect(all.map(({ level }) => level)).toEqual(Array.from({ length: 59 }, (_, at) => at + 2));
  expect(new Set(all.map(({ id }) => id)).size).toBe(59);
});

test('what was given grows with the level', () => {
  expect(giftsUpTo(1)).toEqual([]);
  expect(giftsUpTo(12)).toHaveLength(11);
  expect(giftsUpTo(200)).toEqual(giftsUpTo(60));
});

test('several levels at once give all that lies between', () => {
  expect(giftsBetween(1, 60)).toEqual(giftsUpTo(60));
  expect(giftsBetween(4, 7).map(({ level }) => level)).toEqual([5, 6, 7]);
  expect(giftsBetween(7, 7)).toEqual([]);
  expect(giftsBetween(60, 70)).toEqual([]);
});
