import { type RefObject, useEffect } from 'react';

/**
 * Gives the stage the focus while it is open, and gives it back afterwards. `view` names what it shows: whenever
 * that changes, the main button of the view gets the focus, or the stage itself where keys are played.
 */
export function useStageFocus(stage: RefObject<HTMLElement | null>, view: string) {
  useEffect(() => {
    const before = document.activeElement;
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view takes the focus
  useEffect(() => {
    // Below a pause lies the game with a main element of its own, which is inert then.
    const mains = [...(stage.current?.querySelectorAll<HTMLElement>('[data-main]') ?? [])];
    const main = mains.find((element) => element.closest('[inert]') === null) ?? stage.current;
    main?.focus({ preventScroll: true });
  }, [stage, view]);
}

/** Tells when the child looks elsewhere: another window, or something that came up before the stage. */
export function useAutoPause(stage: RefObject<HTMLElement | null>, isPlaying: boolean, onAway: () => void) {
  useEffect(() => {
    if (!isPlaying) return;
    const onVisibility = () => {
      if (document.hidden) onAway();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== document.body && !stage.current?.contains(target)) onAway();
    };
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('focusin', onFocus);
    };
  }, [stage, isPlaying, onAway]);
}
