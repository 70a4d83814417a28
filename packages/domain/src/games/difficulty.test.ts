import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adaptDifficulty, HARDEST, MOST_STEPS, startDifficulty } from './difficulty';

describe('where a game begins', () => {
  it.each([
    [null, 3],
    [0, 1],
    [5, 1],
    [6, 1],
    [7, 2],
    [9, 4],
    [12, 7],
    [13, 8],
    [18, 8],
  ])('at the age of %s games begin %i hard', (age, difficulty) => {
    expect(startDifficulty(age)).toBe(difficulty);
  });
});

describe('after a play', () => {
  const difficulty = fc.integer({ min: 1, max: HARDEST });
  const answers = fc.array(fc.boolean(), { maxLength: 60 });
  const right = (n: number) => Array<boolean>(n).fill(true);
  const wrong = (n: number) => Array<boolean>(n).fill(false);

  it.each([
    ['five right ones in a row', right(5), 5],
    ['ten right ones in a row', right(10), 6],
    ['fifty right ones in a row', right(50), 6],
    ['four right ones', right(4), 4],
    ['two wrong ones in a row', wrong(2), 3],
    ['one wrong one between right ones', [...right(3), false, ...right(3)], 4],
    ['fifty wrong ones', wrong(50), 2],
    ['nothing at all', [], 4],
  ])('%s lead from 4 to the next difficulty', (_, given, next) => {
    expect(adaptDifficulty(4, given)).toBe(next);
  });

  it('the difficulty stays within its bounds and moves by a few steps at most', () => {
    fc.assert(
      fc.property(difficulty, answers, (before, given) => {
        const next = adaptDifficulty(before, given);
        expect(Number.isInteger(next) && next >= 1 && next <= HARDEST).toBe(true);
        expect(Math.abs(next - before)).toBeLessThanOrEqual(MOST_STEPS);
      }),
    );
  });
});
