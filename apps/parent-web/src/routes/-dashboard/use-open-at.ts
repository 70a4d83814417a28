import { useEffect } from 'react';

/** What a person does who wants to look elsewhere. */
const INTENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
/** Long enough for every list above to be there; afterwards nothing moves the page any more. */
const SETTLED_MS = 5_000;

/**
 * Brings a section into view and keeps it there while the lists above it load and push it down, until the person
 * touches the page.
 */
export function useOpenAt(id: string): void {
  useEffect(() => {
    const bring = () => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    const growth = new ResizeObserver(bring);
    growth.observe(document.body);
    bring();
    const stop = () => growth.disconnect();
    const timer = window.setTimeout(stop, SETTLED_MS);
    for (const intent of INTENTS) window.addEventListener(intent, stop, { once: true, passive: true });
    return () => {
      stop();
      window.clearTimeout(timer);
      for (const intent of INTENTS) window.removeEventListener(intent, stop);
    };
  }, [id]);
}
