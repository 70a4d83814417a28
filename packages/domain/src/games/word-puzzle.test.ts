import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HARDEST } from './difficulty';
import type { PuzzleWords } from './puzzle-words';
import { puzzleWords as arabic } from './puzzle-words/ar';
import { puzzleWords as english } from './puzzle-words/en';
import { seededRandom } from './random';
import {
  giveHint,
  isFull,
  judgeBoard,
  layLetter,
  looseLetter,
  openBoard,
  takeBackLetter,
} from './word-board';
import { dealWords, decoysFor, scoreWords, wordAnswers, wordPlan, wordWorth } from './word-puzzle';

const difficulty = fc.integer({ min: 1, max: HARDEST });
const seed = fc.integer();
/** One language of each script; every list is held to its own rules in `puzzle-words.test.ts`. */
const words = fc.constantFrom(english, arabic);
const play = fc.record({ words, hard: difficulty, from: seed });
type Play = { words: PuzzleWords; hard: number; from: number };
const deal = ({ words, hard, from }: Play) => dealWords(words, hard, seededRandom(from));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const sorted = (letters: Iterable<string>) => [...letters].sort().join('');
const effort = fc.record({ hints: fc.nat(12), mistakes: fc.nat(12) });

describe('a play', () => {
  it.each([english, arabic])(
    'asks for 6 to 8 words in $locale, shortest first, more at a harder stage',
    (list) => {
      for (let hard = 1; hard <= HARDEST; hard += 1) {
        const plan = wordPlan(list, hard);
        expect(plan.length).toBeGreaterThanOrEqual(6);
        expect(plan.length).toBeLessThanOrEqual(8);
        expect([...plan].sort((a, b) => a - b)).toEqual(plan);
        if (hard === 1) continue;
        expect(sum(plan)).toBeGreaterThan(sum(wordPlan(list, hard - 1)));
        expect(plan.length).toBeGreaterThanOrEqual(wordPlan(list, hard - 1).length);
        expect(decoysFor(hard)).toBeGreaterThanOrEqual(decoysFor(hard - 1));
      }
    },
  );

  it('has every letter that its word needs, none in order, strangers as many as announced', () => {
    fc.assert(
      fc.property(play, (each) => {
        const rounds = deal(each);
        expect(rounds.map(({ word }) => word.length)).toEqual(wordPlan(each.words, each.hard));
        expect(new Set(rounds.map(({ word }) => word)).size).toBe(rounds.length);
        for (const { word, letters } of rounds) {
          expect(letters.join('').startsWith(word)).toBe(false);
          const own = letters.filter((letter) => word.includes(letter));
          expect(sorted(own)).toBe(sorted(word));
          expect(letters.length).toBe(word.length + decoysFor(each.hard));
        }
      }),
    );
  });

  it('can be solved by laying letter after letter, and by hints alone', () => {
    fc.assert(
      fc.property(play, (each) => {
        for (const round of deal(each)) {
          let board = openBoard(round);
          for (const letter of round.word) board = layLetter(board, looseLetter(board, letter));
          expect(judgeBoard(board)).toMatchObject({ isSolved: true, hints: 0, mistakes: 0 });
          let helped = openBoard(round);
          for (let hint = 0; hint < round.word.length; hint += 1) helped = giveHint(helped);
          expect(judgeBoard(helped)).toMatchObject({ isSolved: true, hints: round.word.length });
        }
      }),
    );
  });

  it('keeps its letters whatever is tapped: each at most once, fixed ones where they are', () => {
    const act = fc.tuple(fc.constantFrom('lay', 'back', 'hint', 'judge'), fc.nat(12), fc.nat(12));
    fc.assert(
      fc.property(play, fc.array(act, { maxLength: 60 }), (each, acts) => {
        const [round] = deal(each);
        let board = openBoard(round!);
        for (const [kind, letter, slot] of acts) {
          const before = board;
          if (kind === 'lay') board = layLetter(board, letter, slot);
          if (kind === 'back') board = takeBackLetter(board, slot);
          if (kind === 'hint') board = giveHint(board);
          if (kind === 'judge') board = judgeBoard(board);
          const laid = board.slots.filter((letter) => letter !== null);
          expect(new Set(laid).size).toBe(laid.length);
          expect(board.slots).toHaveLength(round!.word.length);
          before.fixed.forEach((isFixed, at) => {
            if (!isFixed) return;
            expect(board.fixed[at]).toBe(true);
            expect(round!.letters[board.slots[at]!]).toBe(round!.word[at]);
          });
        }
      }),
    );
  });
});

describe('a word on the table', () => {
  const round = { word: 'egg', picture: 'egg', letters: ['g', 'e', 'g'] };
  const lay = (...letters: number[]) =>
    letters.reduce((board, letter) => layLetter(board, letter), openBoard(round));

  it('that is wrong keeps its right letters and gives the others back', () => {
    const wrong = judgeBoard(lay(0, 1, 2));
    expect(wrong).toMatchObject({
      mistakes: 1,
      isSolved: false,
      slots: [null, null, 2],
      fixed: [false, false, true],
    });
    expect(takeBackLetter(wrong, 2)).toBe(wrong);
    expect(layLetter(wrong, 0, 2)).toBe(wrong);
  });

  it('takes back the last letter that is not fixed', () => {
    expect(takeBackLetter(lay(1, 0)).slots).toEqual([1, null, null]);
    expect(takeBackLetter(openBoard(round))).toEqual(openBoard(round));
  });

  it('that is not full is not judged', () => {
    const half = lay(1, 0);
    expect(isFull(half)).toBe(false);
    expect(judgeBoard(half)).toBe(half);
  });

  it('moves a letter that is laid elsewhere, and frees the one that lay there', () => {
    expect(layLetter(lay(1, 0), 1, 1).slots).toEqual([null, 1, null]);
  });

  it('takes nothing more once it is solved', () => {
    const solved = judgeBoard(lay(1, 0, 2));
    expect(solved.isSolved).toBe(true);
    expect([giveHint(solved), takeBackLetter(solved), layLetter(solved, 0, 0)]).toEqual([
      solved,
      solved,
      solved,
    ]);
  });
});

describe('the score', () => {
  it('a word is a right answer at the first go and without help', () => {
    const solved = [
      { hints: 0, mistakes: 0 },
      { hints: 1, mistakes: 0 },
      { hints: 0, mistakes: 2 },
    ];
    expect(wordAnswers(solved)).toEqual([true, false, false]);
  });

  it('is whole, 0–100, full without help, and never grows by a hint or a mistake', () => {
    fc.assert(
      fc.property(fc.array(effort, { maxLength: 8 }), (solved) => {
        const score = scoreWords(solved, 8);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        for (const each of solved) {
          expect(wordWorth({ ...each, hints: each.hints + 1 })).toBeLessThanOrEqual(wordWorth(each));
          expect(wordWorth({ ...each, mistakes: each.mistakes + 1 })).toBeLessThanOrEqual(wordWorth(each));
        }
      }),
    );
    expect(scoreWords(Array(6).fill({ hints: 0, mistakes: 0 }), 6)).toBe(100);
    expect(scoreWords([], 6)).toBe(0);
    expect(scoreWords([], 0)).toBe(0);
  });
});
