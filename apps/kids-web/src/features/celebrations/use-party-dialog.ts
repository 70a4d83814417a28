import { useEffect, useLayoutEffect } from 'react';
import { useFocusTrap } from '../../layout/use-focus-trap';

/** By then what happened to the home has been drawn to its end: the card that turned over, the hero's first jump. */
const SETTLED_MS = 400;

const isEndless = ({ effect }: Animation) =>
  effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
const isBehind = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect && effect.target?.closest('[role=dialog]') === null;

type Options = {
  label: string;
  onClose: () => void;
  background: 'still' | 'hidden';
};

/**
 * What makes an element the dialog of a celebration, to be spread on it. The home behind it stands still meanwhile, or is not drawn at
 * all (`hidden`, by the rule in `cards/level.module.css`): a cheap tablet has no frames to spare for what nobody looks at.
 */
export function usePartyDialog({ label, onClose, background }: Options) {
  const trap = useFocusTrap({ onClose });
  // Before the focus returns to what stood behind: what is not drawn cannot have it.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.background = background;
    return () => {
      delete dataset.background;
    };
  }, [background]);

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

  return { ...trap, role: 'dialog', 'aria-modal': true, 'aria-label': label, 'data-party': true } as const;
}
