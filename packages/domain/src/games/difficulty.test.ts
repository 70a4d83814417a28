import fc from 'fast-check';
import { expect, it } from 'vitest';
import { difficultyFor } from './difficulty';

it.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [27, 9],
  [28, 10],
  [100, 10],
])('at level %i games are %i hard', (level, difficulty) => {
  expect(difficultyFor(level)).toBe(difficulty);
});

it('a higher level never makes a game easier', () => {
  fc.assert(fc.property(fc.nat(200), (level) => difficultyFor(level + 1) >= difficultyFor(level)));
});
