import type { WordEffort, WordRound } from './word-puzzle';

/** One word while it is put in order; letters are named by their place in the round's `letters`. */
export interface WordBoard extends WordEffort {
  round: WordRound;
  /** For each letter of the word, as it is read: which letter lies there, or null. */
  slots: readonly (number | null)[];
  /** Of each slot whether its letter was given away or proved right: it stays. */
  fixed: readonly boolean[];
  isSolved: boolean;
}

/** A word with nothing laid yet. */
export function openBoard(round: WordRound): WordBoard {
  const length = round.word.length;
  return {
    round,
    slots: Array<null>(length).fill(null),
    fixed: Array<boolean>(length).fill(false),
    hints: 0,
    mistakes: 0,
    isSolved: false,
  };
}

/** Lays a letter into a slot, or into the first free one; what lay there goes back. Nothing else changes. */
export function layLetter(board: WordBoard, letter: number, slot = board.slots.indexOf(null)): WordBoard {
  const isKnown = letter >= 0 && letter < board.round.letters.length && slot in board.slots;
  const from = board.slots.indexOf(letter);
  if (!isKnown || board.isSolved || board.fixed[slot] || (from >= 0 && board.fixed[from])) return board;
  return { ...board, slots: laid(board, letter, slot) };
}

/** The slots with that letter in one of them, and nowhere else. */
const laid = ({ slots }: WordBoard, letter: number, slot: number) =>
  slots.map((before, at) => (at === slot ? letter : before === letter ? null : before));

/** Takes the letter of a slot back, or the last one that was laid. */
export function takeBackLetter(board: WordBoard, slot = lastLoose(board)): WordBoard {
  if (board.isSolved || !(slot in board.slots) || board.fixed[slot]) return board;
  return { ...board, slots: board.slots.map((before, at) => (at === slot ? null : before)) };
}

function lastLoose({ slots, fixed }: WordBoard): number {
  return slots.findLastIndex((laid, slot) => laid !== null && !fixed[slot]);
}

/** The next letter that was not laid, by its name: which of the round's letters a pressed key means; -1: none. */
export function looseLetter({ round, slots }: WordBoard, name: string): number {
  return round.letters.findIndex((letter, at) => letter === name && !slots.includes(at));
}

/** Gives one letter away: the first slot that is not right yet gets its letter, for good. */
export function giveHint(board: WordBoard): WordBoard {
  const { round, slots, fixed } = board;
  const slot = slots.findIndex((laid, at) => !fixed[at] && !isRight(board, laid, at));
  const next = slot >= 0 ? slot : fixed.indexOf(false);
  if (board.isSolved || next < 0) return board;
  const name = round.word[next]!;
  const letter = round.letters.findIndex((each, at) => each === name && !isHeld(board, at));
  return {
    ...board,
    hints: board.hints + 1,
    slots: laid(board, letter, next),
    fixed: fixed.map((was, at) => was || at === next),
  };
}

/** Whether a letter lies where it stays. */
function isHeld({ slots, fixed }: WordBoard, letter: number): boolean {
  const slot = slots.indexOf(letter);
  return slot >= 0 && fixed[slot]!;
}

function isRight({ round }: WordBoard, laid: number | null, slot: number): boolean {
  return laid !== null && round.letters[laid] === round.word[slot];
}

/** Whether every slot holds a letter, so that the word can be looked at. */
export function isFull(board: WordBoard): boolean {
  return !board.slots.includes(null);
}

/** Looks at a full word: solved, or its right letters stay and the others go back. */
export function judgeBoard(board: WordBoard): WordBoard {
  if (board.isSolved || !isFull(board)) return board;
  const right = board.slots.map((laid, slot) => isRight(board, laid, slot));
  if (right.every(Boolean)) return { ...board, isSolved: true, fixed: right };
  const slots = board.slots.map((laid, slot) => (right[slot] ? laid : null));
  return { ...board, slots, fixed: right, mistakes: board.mistakes + 1 };
}
