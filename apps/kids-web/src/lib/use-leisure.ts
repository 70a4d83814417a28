import { startTransition, useEffect, useState } from 'react';

/** By then the first view stands, also on a slow tablet. */
const QUIET_MS = 2_500;

/**
 * Whether there is leisure for what the first view does not need: some seconds after it stands, or with the first touch
 * or key, whichever comes first. Once there is, it stays.
 */
export function useLeisure(): boolean {
  const [hasLeisure, setHasLeisure] = useState(false);
  useEffect(() => {
    // In slices: nobody waits for it, and a finger may be on the screen.
    const begin = () => startTransition(() => setHasLeisure(true));
    const timer = setTimeout(begin, QUIET_MS);
    window.addEventListener('pointerdown', begin, { once: true });
    window.addEventListener('keydown', begin, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', begin);
      window.removeEventListener('keydown', begin);
    };
  }, []);
  return hasLeisure;
}
