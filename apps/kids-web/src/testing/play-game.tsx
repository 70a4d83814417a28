import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { Game, GameProps, Progress } from '../features/games/game';
import { makeHero } from './fixtures';

/** A game on its own, without stage and server; `wait` lets its time pass. Needs fake timers. */
export function playGame(Game: Game, change: Partial<GameProps> = {}) {
  const onEnd = vi.fn();
  const progress: Progress[] = [];
  const props: GameProps = {
    hero: makeHero(),
    difficulty: 1,
    seed: 1,
    puzzle: null,
    isPaused: false,
    onProgress(next) {
      progress.push(next);
    },
    onEnd,
    ...change,
  };
  const { rerender } = render(<Game {...props} />);
  return {
    onEnd,
    last: () => progress.at(-1)!,
    pause: (isPaused: boolean) => rerender(<Game {...props} isPaused={isPaused} />),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}
