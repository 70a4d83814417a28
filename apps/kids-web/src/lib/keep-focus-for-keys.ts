/** Whoever uses keys never loses the place on the page. Fingers need none of it, so it is fetched with the first key. */
export function keepFocusForKeys(): void {
  const begin = async () => {
    try {
      const { keepFocus } = await import('@herohood/ui/focus-keeper/focus-keeper');
      keepFocus();
    } catch {
      // Without network: with another key.
      keepFocusForKeys();
    }
  };
  window.addEventListener('keydown', () => void begin(), { once: true });
}
