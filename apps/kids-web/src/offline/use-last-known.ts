import { useEffect, useState } from 'react';
import { loadOfflineStore } from './load-offline-store';

/** Longer than this nobody waits for a network that only pretends to be there. */
const PATIENCE_MS = 4_000;

/**
 * Brings back what was last known when the server does not answer, and says whether that is still going on.
 *
 * @param isWaiting the server has been asked who plays here
 * @param isMissed it could not be reached
 */
export function useLastKnown({ isWaiting, isMissed }: { isWaiting: boolean; isMissed: boolean }): boolean {
  const [isDone, setIsDone] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const isNeeded = isMissed || (isWaiting && isLate);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), navigator.onLine ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (!isNeeded || isDone) return;
    loadOfflineStore()
      .then((offline) => offline.restore())
      // What cannot be fetched cannot help: the screen then says that there is no signal.
      .catch(() => {})
      .finally(() => setIsDone(true));
  }, [isNeeded, isDone]);

  return isNeeded && !isDone;
}
