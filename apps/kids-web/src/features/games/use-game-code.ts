import type { GameId } from '@herohood/domain/games/catalogue';
import { useEffect, useState } from 'react';
import { gameLoaders, type LoadedGame } from './game';

export type GameCode =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | ({ kind: 'ready' } & LoadedGame);

/**
 * Fetches a game and its pictures before its time begins to run. A failed fetch can be tried again, which a lazy
 * component could not.
 */
export function useGameCode(id: GameId, difficulty: number): GameCode {
  const [attempt, setAttempt] = useState(0);
  const [code, setCode] = useState<GameCode>({ kind: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another fetch
  useEffect(() => {
    let isOver = false;
    setCode({ kind: 'loading' });
    gameLoaders[id](difficulty).then(
      (loaded) => !isOver && setCode({ kind: 'ready', ...loaded }),
      () => !isOver && setCode({ kind: 'failed', retry: () => setAttempt((n) => n + 1) }),
    );
    return () => {
      isOver = true;
    };
  }, [id, difficulty, attempt]);

  return code;
}
