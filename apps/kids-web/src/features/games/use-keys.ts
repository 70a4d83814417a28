import { useEffect, useRef } from 'react';

/** Hears the keys of the whole window while a game is played; combinations with control keys are the browser's. */
export function useKeys(isActive: boolean, onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (!isActive) return;
    const hear = (event: KeyboardEvent) => {
      if (!isShortcut(event)) latest.current(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isActive]);
}

/** With AltGr or Option many keyboards write letters, such as the Polish ą: these are none. */
function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const writes = altKey && key.length === 1 && key > '~';
  return metaKey || ((ctrlKey || altKey) && !writes);
}
