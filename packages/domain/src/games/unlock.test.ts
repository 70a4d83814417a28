import { describe, expect, it } from 'vitest';
import { MINI_GAMES } from './catalogue';
import { fallbackGames, gameLock } from './unlock';

describe('a game opens with missions done today', () => {
  it.each([
    [2, 0, 2],
    [2, 1, 1],
    [2, 2, 0],
    [2, 5, 0],
    [3, 0, 3],
    [0, 0, 0],
  ])('needing %i, after %i, %i are missing', (requirement, done, missing) => {
    expect(gameLock(requirement, done)).toEqual({ isUnlocked: missing === 0, missing });
  });
});

it('the games need 2, 2 and 3', () => {
  expect(MINI_GAMES.map(({ unlockRequirement }) => unlockRequirement)).toEqual([2, 2, 3]);
});

it('the fallback shows two open games and a locked third', () => {
  expect(fallbackGames().map(({ id, lock }) => [id, lock.missing])).toEqual([
    ['word-puzzle', 0],
    ['math-hero', 0],
    ['memory-master', 3],
  ]);
});
