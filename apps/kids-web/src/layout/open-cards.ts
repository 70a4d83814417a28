import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';

/** How many cards of the page's own lie open: a question, a present, a badge's story. */
const openCards = createAtom(0);

/** The card that calls it lies open for as long as it is drawn. */
export function useOpenCard(): void {
  useEffect(() => {
    openCards.set((count) => count + 1);
    return () => openCards.set((count) => count - 1);
  }, []);
}

/** Whether a hero has a card before their eyes, into which no party should burst. */
export const useHasOpenCard = (): boolean => useSelector(openCards, (count) => count > 0);
