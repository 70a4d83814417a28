import {
  dealCards,
  foundPairs,
  hideCards,
  isCleared,
  type MemoryBoard,
  peekSecondsFor,
  scoreMemory,
  turnCard,
} from '@herohood/domain/games/memory-board';
import { seededRandom, shuffled } from '@herohood/domain/games/random';
import { useState } from 'react';
import { memoryNames } from '../../../text/en/games';
import { type Picture, type PlayOptions, useDelay, useReport } from '../game';
import { playGameSound } from '../game-sounds';
import pictures from './memory-pictures.json?pictures';

export type MemoryPicture = { name: string; Picture: Picture };

/** What cards can show: things that are told apart at a glance, also by those who see colours differently. */
export const memoryPictures: readonly MemoryPicture[] = Object.entries(pictures).map(([id, Picture]) => ({
  name: memoryNames[id as keyof typeof memoryNames],
  Picture,
}));

/** Two cards that are no pair lie open this long, unless the child is quicker. */
const LOOK_MS = 1400;
/** After the last pair there is a moment to see it. */
const END_MS = 1300;

function deal(difficulty: number, seed: number) {
  const random = seededRandom(seed);
  const board = dealCards(difficulty, random);
  const chosen = shuffled(random, memoryPictures);
  return { board, pictureOf: (place: number) => chosen[board.cards[place]!]! };
}

/** One table of cards, from the first look to the last pair. */
export function useMemoryPlay({ difficulty, seed, isPaused, onProgress, onEnd }: PlayOptions) {
  const [{ board: dealt, pictureOf }] = useState(() => deal(difficulty, seed));
  const [board, setBoard] = useState<MemoryBoard>(dealt);
  const [isPeek, setIsPeek] = useState(peekSecondsFor(difficulty) > 0);
  const pairs = board.cards.length / 2;
  const isOver = isCleared(board);
  useReport(onProgress, {
    done: foundPairs(board),
    total: pairs,
    score: scoreMemory(board),
    answers: board.answers,
  });

  useDelay({ ms: isPeek ? peekSecondsFor(difficulty) * 1000 : null, isPaused }, () => setIsPeek(false));
  useDelay({ ms: board.open.length === 2 ? LOOK_MS : null, isPaused, token: board }, () =>
    setBoard(hideCards(board)),
  );
  useDelay({ ms: isOver ? END_MS : null, isPaused }, onEnd);

  function turn(place: number): void {
    if (isPaused || isPeek) return;
    const next = turnCard(board, place);
    if (next === board) return;
    setBoard(next);
    if (foundPairs(next) > foundPairs(board)) playGameSound('pair');
    else playGameSound(next.moves > board.moves ? 'soft' : 'flip');
  }

  return {
    board,
    pictureOf,
    isPeek,
    turn,
    // The first look begins anew after a pause, so a pause shows nothing.
    isUp: (place: number) => (isPeek && !isPaused) || board.found[place]! || board.open.includes(place),
  };
}
