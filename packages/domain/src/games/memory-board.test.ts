import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HARDEST } from './difficulty';
import {
  dealCards,
  fairMoves,
  foundPairs,
  hideCards,
  isCleared,
  type MemoryBoard,
  pairsFor,
  peekSecondsFor,
  scoreMemory,
  turnCard,
} from './memory-board';
import { seededRandom } from './random';

const difficulty = fc.integer({ min: 1, max: HARDEST });
const seed = fc.integer();
const deal = (hard: number, from: number) => dealCards(hard, seededRandom(from));

/** Finds every pair by knowing where it lies. */
function clear(board: MemoryBoard): MemoryBoard {
  return board.cards.reduce((table, picture, place) => {
    const twin = board.cards.lastIndexOf(picture);
    return twin === place ? table : turnCard(turnCard(table, place), twin);
  }, board);
}

describe('the table', () => {
  it('has two of each picture, all face down, the same for the same seed', () => {
    fc.assert(
      fc.property(difficulty, seed, (hard, from) => {
        const board = deal(hard, from);
        expect(deal(hard, from)).toEqual(board);
        const pictures = Array.from({ length: pairsFor(hard) }, (_, each) => each);
        expect([...board.cards].sort((a, b) => a - b)).toEqual(pictures.flatMap((each) => [each, each]));
        expect(board).toMatchObject({ open: [], moves: 0 });
        expect(isCleared(board)).toBe(false);
      }),
    );
  });

  it('has 6 to 15 pairs, never fewer at a harder stage, and is shown first only at the easy ones', () => {
    for (let hard = 1; hard <= HARDEST; hard += 1) {
      expect(pairsFor(hard)).toBeGreaterThanOrEqual(hard === 1 ? 6 : pairsFor(hard - 1));
      expect(pairsFor(hard)).toBeLessThanOrEqual(15);
      if (hard > 1) expect(peekSecondsFor(hard)).toBeLessThanOrEqual(peekSecondsFor(hard - 1));
    }
    expect([1, 2, 3, 4, HARDEST].map(peekSecondsFor)).toEqual([4, 3, 2, 0, 0]);
  });

  it('can be cleared, and whoever knows where all lie scores 100', () => {
    fc.assert(
      fc.property(difficulty, seed, (hard, from) => {
        const cleared = clear(deal(hard, from));
        expect(isCleared(cleared)).toBe(true);
        expect(cleared.moves).toBe(pairsFor(hard));
        expect(scoreMemory(cleared)).toBe(100);
      }),
    );
  });
});

describe('turning cards', () => {
  const none = [false, false, false, false];
  const board: MemoryBoard = {
    ...{ cards: [0, 1, 0, 1], open: [], found: none, seen: none, answers: [], moves: 0 },
  };

  it('two that are no pair lie open until they are turned down, or the next card is turned', () => {
    const open = turnCard(turnCard(board, 0), 1);
    expect(open).toMatchObject({ open: [0, 1], moves: 1 });
    expect(hideCards(open)).toMatchObject({ open: [], moves: 1 });
    expect(turnCard(open, 3)).toMatchObject({ open: [3], moves: 1 });
  });

  it('a single open card is not turned down', () => {
    const open = turnCard(board, 2);
    expect(hideCards(open)).toBe(open);
  });

  it('a pair is found and stays', () => {
    const found = turnCard(turnCard(board, 0), 2);
    expect(found).toMatchObject({ open: [], found: [true, false, true, false], moves: 1 });
    expect(foundPairs(found)).toBe(1);
    expect(turnCard(found, 0)).toBe(found);
  });

  it('a pair is a right answer, a card whose twin was seen and not found a wrong one, and chance is neither', () => {
    const chance = turnCard(turnCard(board, 0), 1);
    expect(chance.answers).toEqual([]);
    const forgotten = turnCard(turnCard(chance, 2), 3);
    expect(forgotten.answers).toEqual([false]);
    expect(turnCard(turnCard(forgotten, 0), 2).answers).toEqual([false, true]);
  });

  it('the same card twice, or one that is not there, changes nothing', () => {
    const open = turnCard(board, 0);
    expect(turnCard(open, 0)).toBe(open);
    expect(turnCard(open, 9)).toBe(open);
    expect(turnCard(open, -1)).toBe(open);
  });

  it('any turns leave pairs found whole, and scores of 0–100 that no wrong turn makes better', () => {
    const turns = fc.array(fc.nat(29), { maxLength: 200 });
    fc.assert(
      fc.property(difficulty, seed, turns, (...[hard, from, places]) => {
        let table = deal(hard, from);
        for (const place of places) {
          const next = turnCard(table, place);
          expect(Number.isInteger(foundPairs(next))).toBe(true);
          expect(next.open.length).toBeLessThanOrEqual(2);
          if (foundPairs(next) === foundPairs(table)) {
            expect(scoreMemory(next)).toBeLessThanOrEqual(scoreMemory(table));
          }
          table = next;
        }
        const score = scoreMemory(table);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      }),
    );
  });

  it('many turns cost, but never more than a part of what was found', () => {
    const cleared = { ...clear(deal(1, 3)), moves: fairMoves(6) };
    expect(scoreMemory(cleared)).toBe(100);
    expect(scoreMemory({ ...cleared, moves: 12 })).toBe(75);
    expect(scoreMemory({ ...cleared, moves: 1000 })).toBe(40);
  });
});
