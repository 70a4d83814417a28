import type { Child } from '@herohood/domain/children/schema';
import type { GameId } from '@herohood/domain/games/catalogue';
import type { ComponentType, SVGProps } from 'react';
import type { WordPictures } from './word-pictures/word-pictures';

export type Picture = ComponentType<SVGProps<SVGSVGElement>>;

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
  /** Of the words that may be asked; empty for a game without words. */
  pictures: WordPictures;
  /** While it is true nothing moves on and keys are not the game's. */
  isPaused: boolean;
  onProgress: (progress: Progress) => void;
  /** The game came to its end; what it was worth is in the last progress. */
  onEnd: () => void;
};

export type Game = ComponentType<GameProps>;

/** A game with what it shows. */
export type LoadedGame = { Game: Game; pictures: WordPictures };

/** Fetches a game with all that a play of this difficulty shows. @throws Error when the network is away */
export const gameLoaders: Readonly<Record<GameId, (difficulty: number) => Promise<LoadedGame>>> = {
  'word-puzzle': async (difficulty) => {
    const [{ WordPuzzle }, { loadWordPictures }] = await Promise.all([
      import('./word-puzzle/word-puzzle'),
      import('./word-pictures/word-pictures'),
    ]);
    return { Game: WordPuzzle, pictures: await loadWordPictures(difficulty) };
  },
  'math-hero': async () => ({ Game: (await import('./math-hero/math-hero')).MathHero, pictures: {} }),
  'memory-master': async () => ({
    Game: (await import('./memory-master/memory-master')).MemoryMaster,
    pictures: {},
  }),
};

/** Whether this app can play a game that the server names. */
export function isGameId(id: string): id is GameId {
  return Object.hasOwn(gameLoaders, id);
}
