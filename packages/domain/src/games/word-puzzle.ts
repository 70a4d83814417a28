import { HARDEST } from './difficulty';
import { MAX_SCORE } from './payout';
import type { PuzzleWord, PuzzleWords } from './puzzle-words';
import { oneOf, type Random, shuffled } from './random';

/** One word to put in order. `letters` are those of the word, out of order, with a few that do not belong. */
export interface WordRound extends PuzzleWord {
  letters: readonly string[];
}

/** How a solved word was come by. */
export interface WordEffort {
  /** Letters that were given away. */
  hints: number;
  /** Times that the word was filled in and wrong. */
  mistakes: number;
}

/** The lengths of the words of one play, shortest first, for each difficulty from 1: never a sum less than before. */
const PLANS: Readonly<Record<PuzzleWords['script'], readonly (readonly number[])[]>> = {
  alphabet: [
    [3, 3, 3, 3, 3, 4],
    [3, 3, 3, 4, 4, 4],
    [3, 4, 4, 4, 4, 5],
    [4, 4, 4, 4, 5, 5, 5],
    [4, 4, 5, 5, 5, 5, 6],
    [5, 5, 5, 5, 6, 6, 6],
    [5, 5, 6, 6, 6, 7, 7],
    [5, 6, 6, 6, 7, 7, 7, 8],
    [6, 6, 7, 7, 7, 8, 8, 9],
    [6, 7, 7, 8, 8, 9, 9, 10],
  ],
  abjad: [
    [3, 3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3, 4],
    [3, 3, 3, 4, 4, 4],
    [3, 4, 4, 4, 4, 4],
    [3, 4, 4, 4, 4, 4, 4],
    [4, 4, 4, 4, 4, 4, 5],
    [4, 4, 4, 4, 5, 5, 5],
    [4, 4, 4, 5, 5, 5, 5, 5],
    [4, 4, 5, 5, 5, 5, 6, 6],
    [4, 5, 5, 5, 6, 6, 6, 7],
  ],
};

/** Letters too many, from this difficulty on and again from the next. */
const FIRST_DECOY_AT = 8;
const SECOND_DECOY_AT = HARDEST;

/** What each hint and each mistake take from a word's worth of 1, and what a solved word is worth at least. */
const HINT_COST = 0.25;
const MISTAKE_COST = 0.15;
const LEAST_WORTH = 0.25;

/** The lengths of the words that a play of this difficulty asks for: 6 to 8 of them, shortest first. */
export function wordPlan(words: PuzzleWords, difficulty: number): readonly number[] {
  return PLANS[words.script][Math.min(HARDEST, Math.max(1, difficulty)) - 1]!;
}

/** How many letters that do not belong a word comes with. */
export function decoysFor(difficulty: number): number {
  return (difficulty >= FIRST_DECOY_AT ? 1 : 0) + (difficulty >= SECOND_DECOY_AT ? 1 : 0);
}

/** The words of one play, none twice. */
export function dealWords(words: PuzzleWords, difficulty: number, random: Random): WordRound[] {
  const dealt = new Set<PuzzleWord>();
  return wordPlan(words, difficulty).map((length) => {
    const fresh = words.byLength[length]!.filter((word) => !dealt.has(word));
    const asked = oneOf(random, fresh);
    dealt.add(asked);
    const strangers = shuffled(
      random,
      [...words.decoys].filter((letter) => !asked.word.includes(letter)),
    );
    const decoys = strangers.slice(0, decoysFor(difficulty));
    return { ...asked, letters: scramble(asked.word, decoys, random) };
  });
}

function scramble(word: string, decoys: readonly string[], random: Random): string[] {
  const letters = shuffled(random, [...word, ...decoys]);
  // It must not stand there solved. Turning it by letters ends, because no word is one letter repeated.
  while (letters.join('').startsWith(word)) letters.push(letters.shift()!);
  return letters;
}

/** Of each solved word whether it was right at the first go and without help. */
export function wordAnswers(solved: readonly WordEffort[]): boolean[] {
  return solved.map(({ hints, mistakes }) => hints === 0 && mistakes === 0);
}

/** What a solved word is worth, 0.25–1: all of it without help and at the first go. */
export function wordWorth({ hints, mistakes }: WordEffort): number {
  return Math.max(LEAST_WORTH, 1 - hints * HINT_COST - mistakes * MISTAKE_COST);
}

/** The score of a play, whole, 0–100: words that were not reached count nothing. */
export function scoreWords(solved: readonly WordEffort[], words: number): number {
  const worth = solved.reduce((sum, effort) => sum + wordWorth(effort), 0);
  return words === 0 ? 0 : Math.round((worth / words) * MAX_SCORE);
}
