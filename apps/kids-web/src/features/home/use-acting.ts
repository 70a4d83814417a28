import { useEffect, useState } from 'react';

/** How long the hero is pleased with a deed. */
const ACT_MS = 2_400;

/**
 * The card whose deed the hero acts out, for a moment from each tap on; null at other times. `sentCardId` names the card
 * that was tapped last.
 */
export function useActing(sentCardId: string | null): string | null {
  const [tapped, setTapped] = useState<string | null>(null);

  useEffect(() => {
    if (sentCardId) setTapped(sentCardId);
  }, [sentCardId]);

  useEffect(() => {
    if (!tapped) return;
    const timer = setTimeout(() => setTapped(null), ACT_MS);
    return () => clearTimeout(timer);
  }, [tapped]);

  return tapped;
}
