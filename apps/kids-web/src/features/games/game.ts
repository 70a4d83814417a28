import type { Child } from '@herohood/domain/children/schema';
import type { GameId } from '@herohood/domain/games/catalogue';
import type { ComponentType, SVGProps } from 'react';
import type { Puzzle } from './word-pictures/load-puzzle';

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
  /** The words that may be asked; null for a game without words. */
  puzzle: Puzzle | null;
  /** While it is true nothing moves on and keys are not the game's. */
  isPaused: boolean;
  onProgress: (progress: Progress) => void;
  /** The game came to its end; what it was worth is in the last progress. */
  onEnd: () => void;
};

export type Game = ComponentType<GameProps>;

/** A game with what it shows. */
export type LoadedGame = { Game: Game; puzzle: Puzzle | null };

/** What a play is fetched for. */
export type GameWish = {
  difficulty: number;
  /** The language whose words are asked, as in BCP 47. */
  locale: string;
};

/** Fetches a game with all that such a play shows. @throws Error when the network is away */
export const gameLoaders: Readonly<Record<GameId, (wish: GameWish) => Promise<LoadedGame>>> = {
  'word-puzzle': async ({ locale, difficulty }) => {
    const [{ WordPuzzle }, { loadPuzzle }] = await Promise.all([
      import('./word-puzzle/word-puzzle'),
      import('./word-pictures/load-puzzle'),
    ]);
    return { Game: WordPuzzle, puzzle: await loadPuzzle(locale, difficulty) };
  },
  'math-hero': async () => ({ Game: (await import('./math-hero/math-hero')).MathHero, puzzle: null }),
  'memory-master': async () => ({
    Game: (await import('./memory-master/memory-master')).MemoryMaster,
    puzzle: null,
  }),
};
