import { useState } from 'react';

/** Other programs may read it, so it keeps its name. */
export const TUTORIAL_KEY = 'parent-onboarding-completed';

/** Whether this browser has seen the tour to its end; false where it keeps nothing. */
function readCompleted(): boolean {
  try {
    return window.localStorage.getItem(TUTORIAL_KEY) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing (private window, full disk) forgets that the tour was seen; that harms nobody. */
function storeCompleted(): void {
  try {
    window.localStorage.setItem(TUTORIAL_KEY, 'true');
  } catch {
    // A browser that keeps nothing (private window, full disk); that harms nobody.
  }
}

/** The parent's tour, which opens when it is asked for. Closing it early does not complete it. */
export function useTutorial() {
  const [isOpen, setIsOpen] = useState(false);
  const [isCompleted] = useState(readCompleted);
  return {
    isOpen,
    /** It had been completed when the page came. */
    isCompleted,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    complete: () => {
      storeCompleted();
      setIsOpen(false);
    },
  };
}
