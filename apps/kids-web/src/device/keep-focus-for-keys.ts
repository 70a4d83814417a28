import { type Place, placeOf } from '@herohood/browser/focus-keeper/place';

/**
 * Whoever uses keys never loses the place on the page. Fingers need none of it, so it is fetched with the first key;
 * what has the focus until it is there is noted.
 */
export function keepFocusForKeys(): void {
  let last: Place | undefined;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = placeOf(target);
  };
  const begin = async () => {
    document.addEventListener('focusin', note);
    try {
      const { keepFocus } = await import('@herohood/browser/focus-keeper/focus-keeper');
      keepFocus(last);
    } catch {
      // Without network: with another key.
      keepFocusForKeys();
    }
    document.removeEventListener('focusin', note);
  };
  window.addEventListener('keydown', () => void begin(), { once: true });
}
