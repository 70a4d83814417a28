import { useCallback, useEffect, useRef, useState } from 'react';

/** First the chest lands on the card of the last mission. */
const CHEST_MS = 1_200;

type Day = {
  /** Nothing is left to do, and the server knows of all of it. */
  isAway: boolean;
  isOpen: boolean;
  /** A tap is on its way. */
  isSending: boolean;
};

/**
 * Whether the hero sets out now: in the moment in which the hero's tap has sent the last mission of the day. Not when the home opens on such a day, when a
 * parent has marked the last one, or into a party.
 */
export function useSendOff({ isAway, isOpen, isSending }: Day) {
  const hasSent = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  hasSent.current = isSending || (hasSent.current && !isOpen);
  useEffect(() => {
    if (!isAway || !hasSent.current) return;
    const timer = setTimeout(() => {
      hasSent.current = false;
      setIsLeaving(document.querySelector('[role=dialog]') === null);
    }, CHEST_MS);
    return () => clearTimeout(timer);
  }, [isAway]);
  return { isLeaving, end: useCallback(() => setIsLeaving(false), []) };
}
