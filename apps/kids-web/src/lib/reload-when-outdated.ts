/** When the page was last loaded anew for this, in milliseconds since 1970; as long as the tab lives. */
const KEY = 'reloaded-at';
/** Twice in so short a time it is not the update that is wrong. */
const ONCE_IN_MS = 60_000;

/**
 * After an update of the server the parts of an open page that are fetched later have other names. Such a page is
 * loaded anew, once: a hero goes on where he was and meets the new version.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without network the part is missing, not outdated; a page loaded anew would be missing too.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
