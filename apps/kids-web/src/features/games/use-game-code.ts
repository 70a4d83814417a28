import type { GameId } from '@herohood/domain/games/catalogue';
import { useEffect, useState } from 'react';
import type { Game, Puzzle } from './game';

/** A game with what it shows. */
type LoadedGame = { Game: Game; puzzle: Puzzle | null };

/** What a play is fetched for. */
type GameWish = {
  difficulty: number;
  /** The language whose words are asked, as in BCP 47. */
  locale: string;
};

/** Fetches a game with all that such a play shows. @throws Error when the network is away */
const gameLoaders: Readonly<Record<GameId, (wish: GameWish) => Promise<LoadedGame>>> = {
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

export type GameCode =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | ({ kind: 'ready' } & LoadedGame);

/**
 * Fetches a game and its pictures before its time begins to run. A failed fetch can be tried again, which a lazy
 * component could not.
 */
export function useGameCode(id: GameId, { difficulty, locale }: GameWish): GameCode {
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<{ of: string; code: GameCode }>();
  // What was fetched before is not this play's: it lacks pictures that another difficulty or language shows.
  const of = `${id} ${difficulty} ${locale}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    let isOver = false;
    const set = (code: GameCode) => !isOver && setFetched({ of, code });
    set({ kind: 'loading' });
    gameLoaders[id]({ difficulty, locale }).then(
      (loaded) => set({ kind: 'ready', ...loaded }),
      () => set({ kind: 'failed', retry: () => setAttempt((n) => n + 1) }),
    );
    return () => {
      isOver = true;
    };
  }, [id, difficulty, locale, attempt]);

  return fetched?.of === of ? fetched.code : { kind: 'loading' };
}
