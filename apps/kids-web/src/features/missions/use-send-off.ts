import { useCallback, useEffect, useRef, useState } from 'react';

/** First the chest lands on the card of the last mission. */
const CHEST_MS = 1_200;

/**
 * Whether the hero sets out now: in the moment in which the last mission of the day is with the server, and not when the home opens on
 * such a day.
 *
 * @param isAway nothing is left to do, and the server knows of all of it
 * @param isOpen something is left to do
 */
export function useSendOff({ isAway, isOpen }: { isAway: boolean; isOpen: boolean }) {
  const wasOpen = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  if (isOpen) wasOpen.current = true;
  useEffect(() => {
    if (!isAway || !wasOpen.current) return;
    const timer = setTimeout(() => {
      wasOpen.current = false;
      setIsLeaving(true);
    }, CHEST_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return { isLeaving, end: useCallback(() => setIsLeaving(false), []) };
}
