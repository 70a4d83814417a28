/** Mantine's own key and values, so that landing page (without Mantine) and console share one choice. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

type Scheme = 'light' | 'dark';

/** The parent's stored choice, else the system's. */
export function preferredScheme(): Scheme {
  const stored = window.localStorage.getItem(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Marks the document before the first paint: the style sheets of both parts hang on this attribute. */
export function applyScheme(scheme: Scheme = preferredScheme()): void {
  document.documentElement.setAttribute(ATTRIBUTE, scheme);
}

/**
 * Follows the system while the parent has chosen nothing. Returns the function that stops it.
 *
 * @param show what happens with the scheme that holds from now on; the document is marked without it
 */
export function followSystemScheme(show: (scheme: Scheme) => void = applyScheme): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => show(preferredScheme());
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}

/** Stores the other scheme and shows it; returns what is shown now. */
export function toggleScheme(): Scheme {
  const next: Scheme = document.documentElement.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';
  window.localStorage.setItem(KEY, next);
  applyScheme(next);
  return next;
}
