import { useState } from 'react';

/** Other programs may read it, so it keeps its name. */
export const TUTORIAL_KEY = 'parent-onboarding-completed';

/** A browser that keeps nothing (private window, full disk) shows the tour once more; that harms nobody. */
function isCompletedHere(): boolean {
  try {
    return window.localStorage.getItem(TUTORIAL_KEY) !== null;
  } catch {
    return false;
  }
}

function storeCompleted(): void {
  try {
    window.localStorage.setItem(TUTORIAL_KEY, 'true');
  } catch {
    // Said above.
  }
}

/**
 * The parent's tour. It opens by itself while it was never completed in this browser and the parent has no heroes;
 * closing it early does not complete it.
 */
export function useTutorial({ hasHeroes }: { hasHeroes: boolean }) {
  const [isCompleted, setIsCompleted] = useState(isCompletedHere);
  const [isOpen, setIsOpen] = useState(!hasHeroes && !isCompleted);
  return {
    isOpen,
    isCompleted,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    complete: () => {
      storeCompleted();
      setIsCompleted(true);
      setIsOpen(false);
    },
  };
}
