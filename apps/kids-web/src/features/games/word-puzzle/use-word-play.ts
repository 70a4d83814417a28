import type { PuzzleWords } from '@herohood/domain/games/puzzle-words';
import { seededRandom } from '@herohood/domain/games/random';
import {
  giveHint,
  isFull,
  judgeBoard,
  layLetter,
  looseLetter,
  openBoard,
  takeBackLetter,
  type WordBoard,
} from '@herohood/domain/games/word-board';
import { dealWords, scoreWords, type WordEffort, wordAnswers } from '@herohood/domain/games/word-puzzle';
import { useMemo, useState } from 'react';
import { type PlayOptions, useDelay, useReport } from '../game';
import { playGameSound } from '../game-sounds';

/** `open`: letters can be laid; `wrong`: they are looked at and go back; `right`: the next word comes. */
export type WordMood = 'open' | 'wrong' | 'right';

/** Long enough to see which letters were wrong, and to enjoy a word that is right. */
const WRONG_MS = 900;
const RIGHT_MS = 1500;
const WAITS = { open: null, wrong: WRONG_MS, right: RIGHT_MS };

type Options = PlayOptions & { words: PuzzleWords };

/** The words of one play, one after the other. */
export function useWordPlay({ words, difficulty, seed, isPaused, onProgress, onEnd }: Options) {
  const [rounds] = useState(() => dealWords(words, difficulty, seededRandom(seed)));
  const [board, setBoard] = useState(() => openBoard(rounds[0]!));
  const [solved, setSolved] = useState<WordEffort[]>([]);
  const [mood, setMood] = useState<WordMood>('open');
  const isOpen = mood === 'open' && !isPaused;
  const answers = useMemo(() => wordAnswers(solved), [solved]);
  useReport(onProgress, {
    done: solved.length,
    total: rounds.length,
    score: scoreWords(solved, rounds.length),
    answers,
  });

  useDelay({ ms: WAITS[mood], isPaused, token: board }, () => {
    if (mood === 'wrong') setBoard(judgeBoard(board));
    else {
      const next = rounds[solved.length];
      if (!next) return onEnd();
      setBoard(openBoard(next));
    }
    setMood('open');
  });

  /** Shows a changed board; a full one is looked at. */
  function show(next: WordBoard): void {
    if (!isFull(next)) {
      setBoard(next);
      return;
    }
    const judged = judgeBoard(next);
    if (judged.isSolved) {
      const { hints, mistakes } = judged;
      setBoard(judged);
      setSolved([...solved, { hints, mistakes }]);
      setMood('right');
      playGameSound('right');
    } else {
      setBoard(next);
      setMood('wrong');
      playGameSound('soft');
    }
  }

  function lay(letter: number, slot?: number): void {
    if (!isOpen) return;
    const next = layLetter(board, letter, slot);
    if (next === board) return;
    if (!isFull(next)) playGameSound('pick');
    show(next);
  }

  function takeBack(slot?: number): void {
    if (!isOpen) return;
    const next = takeBackLetter(board, slot);
    if (next === board) return;
    playGameSound('back');
    setBoard(next);
  }

  return {
    board: mood === 'wrong' ? { ...board, fixed: judgeBoard(board).fixed } : board,
    mood,
    isOpen,
    place: Math.min(mood === 'right' ? solved.length - 1 : solved.length, rounds.length - 1),
    lay,
    takeBack,
    type(name: string): void {
      lay(looseLetter(board, name));
    },
    hint(): void {
      if (!isOpen) return;
      playGameSound('pick');
      show(giveHint(board));
    },
  };
}
