import { startTransition, useEffect, useState } from 'react';

/** By then the first view stands, also on a slow tablet. */
const QUIET_MS = 2_500;

/**
 * Whether the first view stands and the device has come to rest: for what that view does not need. True some seconds
 * after the start, or with the first touch or key, whichever comes first. Once true, it stays so.
 */
export function useIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => {
    // In slices: nobody waits for it, and a finger may be on the screen.
    const begin = () => startTransition(() => setHasBeenIdle(true));
    const timer = setTimeout(begin, QUIET_MS);
    window.addEventListener('pointerdown', begin, { once: true });
    window.addEventListener('keydown', begin, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', begin);
      window.removeEventListener('keydown', begin);
    };
  }, []);
  return hasBeenIdle;
}
