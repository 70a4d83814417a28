import type { Child } from '@herohood/domain/children/schema';
import type { PuzzleWords } from '@herohood/domain/games/puzzle-words';
import { type ComponentType, type SVGProps, useEffect, useRef } from 'react';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

/** Pictures by their English names. */
export type WordPictures = Readonly<Record<string, Picture>>;

/** What a word puzzle asks, and shows. */
export type Puzzle = { words: PuzzleWords; pictures: WordPictures };

/** How far a play has come. `score` is what it would be worth if it ended now, whole, 0–100. */
export type Progress = {
  done: number;
  total: number;
  score: number;
  /** Of what was answered so far whether it was right at the first go and without help. */
  answers: readonly boolean[];
};

/** What the stage hands to the game that is played on it. */
export type GameProps = {
  hero: Child;
  /** 1 (easiest) to 10. */
  difficulty: number;
  /** Decides what is dealt: the same seed deals the same game. */
  seed: number;
  /** The words that may be asked; null for a game without words. */
  puzzle: Puzzle | null;
  /** While it is true nothing moves on and keys are not the game's. */
  isPaused: boolean;
  onProgress: (progress: Progress) => void;
  /** The game came to its end; what it was worth is in the last progress. */
  onEnd: () => void;
};

export type Game = ComponentType<GameProps>;

/** What a game's own play goes by. */
export type PlayOptions = Pick<GameProps, 'difficulty' | 'seed' | 'isPaused' | 'onProgress' | 'onEnd'>;

/** Tells the stage how far a game has come, whenever that has changed. */
export function useReport(
  onProgress: (progress: Progress) => void,
  { done, total, score, answers }: Progress,
): void {
  const latest = useRef(onProgress);
  latest.current = onProgress;
  useEffect(() => {
    latest.current({ done, total, score, answers });
  }, [done, total, score, answers]);
}

type Wait = {
  /** Null: there is nothing to wait for. */
  ms: number | null;
  /** A pause starts the wait anew, so that nothing is missed. */
  isPaused: boolean;
  /** What is waited for; another one is another wait. */
  token?: unknown;
};

/** Calls back once, so many milliseconds after the wait began. */
export function useDelay({ ms, isPaused, token }: Wait, callBack: () => void): void {
  const latest = useRef(callBack);
  latest.current = callBack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token is a new wait
  useEffect(() => {
    if (ms === null || isPaused) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms, isPaused, token]);
}

/** Hears the keys of the whole window while a game is played; combinations with control keys are the browser's. */
export function useKeys(isActive: boolean, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) latest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isActive]);
}

/** With AltGr or Option many keyboards write letters, such as the Polish ą: these are none. */
function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writes = altKey && key.length === 1 && key > '~';
  return metaKey || ((ctrlKey || altKey) && !writes);
}
