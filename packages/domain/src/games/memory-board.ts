import { HARDEST } from './difficulty';
import { MAX_SCORE } from './payout';
import { type Random, shuffled } from './random';

/** Cards on the table, two of each picture; pictures are numbers from 0. */
export interface MemoryBoard {
  cards: readonly number[];
  /** Places that lie open: none, one, or two that are not a pair. */
  open: readonly number[];
  /** For each place whether its pair was found. */
  found: readonly boolean[];
  /** For each place whether it was turned before. */
  seen: readonly boolean[];
  /** Of each pair, and of each second card that was no pair although its place had been seen, whether it was found. */
  answers: readonly boolean[];
  /** Times that two cards were turned. */
  moves: number;
}

/** Pairs on the table for each difficulty from 1; each lays out as a full rectangle. */
const PAIRS: readonly number[] = [6, 6, 8, 8, 10, 10, 12, 12, 15, 15];
/** How long all cards lie open at the start, in seconds; from the fourth on not at all. */
const PEEK_SECONDS: readonly number[] = [4, 3, 2];

/** Somebody with a good memory needs about this many turns for each pair. */
const FAIR_MOVES_PER_PAIR = 1.5;
/** A pair that was found is worth at least this part of itself, however many turns it took. */
const LEAST_WORTH = 0.4;

/** How many pairs a play of this difficulty has: 6–15. */
export function pairsFor(difficulty: number): number {
  return PAIRS[Math.min(HARDEST, Math.max(1, difficulty)) - 1]!;
}

/** How long the cards are shown first, in seconds; 0: not at all. */
export function peekSecondsFor(difficulty: number): number {
  return PEEK_SECONDS[difficulty - 1] ?? 0;
}

/** A table of face-down cards. */
export function dealCards(difficulty: number, random: Random): MemoryBoard {
  const pictures = Array.from({ length: pairsFor(difficulty) }, (_, picture) => picture);
  const cards = shuffled(random, [...pictures, ...pictures]);
  const none = cards.map(() => false);
  return { cards, open: [], found: none, seen: none, answers: [], moves: 0 };
}

/**
 * Turns a card up. Two that lie open and are no pair are turned down first, so that a quick child never waits;
 * a card that is open or found stays as it is.
 */
export function turnCard(board: MemoryBoard, place: number): MemoryBoard {
  const table = board.open.length === 2 ? hideCards(board) : board;
  if (!(place in table.cards) || table.found[place] || table.open.includes(place)) return board;
  const [first] = table.open;
  const seen = table.seen.map((was, at) => was || at === place);
  if (first === undefined) return { ...table, open: [place], seen };
  const moves = table.moves + 1;
  if (table.cards[first] !== table.cards[place]) {
    const answers = wasPartnerSeen(table, first) ? [...table.answers, false] : table.answers;
    return { ...table, open: [first, place], moves, seen, answers };
  }
  const found = table.found.map((was, at) => was || at === first || at === place);
  return { ...table, open: [], moves, seen, found, answers: [...table.answers, true] };
}

/** Whether the other card of a pair had been turned: who missed it then has forgotten it. */
function wasPartnerSeen({ cards, seen }: MemoryBoard, first: number): boolean {
  return cards.some((card, place) => place !== first && card === cards[first] && seen[place]);
}

/** Turns two cards that are no pair down again; a single open one stays. */
export function hideCards(board: MemoryBoard): MemoryBoard {
  return board.open.length === 2 ? { ...board, open: [] } : board;
}

/** How many pairs were found. */
export function foundPairs({ found }: MemoryBoard): number {
  return found.filter(Boolean).length / 2;
}

/** Whether every pair was found. */
export function isCleared({ found }: MemoryBoard): boolean {
  return found.every(Boolean);
}

/** The turns that a good memory needs for this many pairs. */
export function fairMoves(pairs: number): number {
  return Math.ceil(pairs * FAIR_MOVES_PER_PAIR);
}

/** The score of a play, whole, 0–100: the part of the pairs that was found, less when it took many turns. */
export function scoreMemory(board: MemoryBoard): number {
  const pairs = foundPairs(board);
  if (pairs === 0) return 0;
  const worth = Math.max(LEAST_WORTH, Math.min(1, fairMoves(pairs) / board.moves));
  return Math.round((pairs / (board.cards.length / 2)) * worth * MAX_SCORE);
}
