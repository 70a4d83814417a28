import { useEffect, useLayoutEffect } from 'react';

/** By then what happened to the home has been drawn to its end: the card that turned over, the hero's first jump. */
const SETTLED_MS = 400;

const isEndless = ({ effect }: Animation) =>
  effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
const isBehind = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.closest('[role=dialog]') === null;

/**
 * While a celebration is on show the home behind it stands still, or is not drawn at all (`hidden`, by the rule in
 * `cards/level.module.css`): a cheap tablet has no frames to spare for what nobody looks at.
 */
export function useFrozenBackground(state: 'still' | 'hidden'): void {
  // Before the focus returns to what stood behind: what is not drawn cannot have it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.background = state;
    return () => {
      delete dataset.background;
    };
  }, [state]);

  useEffect(() => {
    let still: Animation[] = [];
    const timer = setTimeout(() => {
      still = (document.getAnimations?.() ?? []).filter((each) => isEndless(each) && isBehind(each));
      for (const each of still) each.pause();
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      // One that has been taken away meanwhile must not come back to life.
      for (const each of still) if (each.playState === 'paused') each.play();
    };
  }, []);
}
