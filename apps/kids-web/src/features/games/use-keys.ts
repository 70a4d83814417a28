import { useEffect, useRef } from 'react';

/** Hears the keys of the whole window while a game is played; combinations with control keys are the browser's. */
export function useKeys(isActive: boolean, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isActive]);
}
