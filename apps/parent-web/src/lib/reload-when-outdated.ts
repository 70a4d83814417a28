/** When the page was last loaded anew for this, in milliseconds since 1970; as long as the tab lives. */
const KEY = 'reloaded-at';
/** Twice in so short a time it is not the update that is wrong. */
const ONCE_IN_MS = 60_000;
/** Between two looks whether the page could be had again. */
const LOOK_EVERY_MS = 2_000;

/**
 * After an update of the server the parts of an open page that are fetched later have other names. Such a page is
 * loaded anew, once: people go on where they were and see the new version. A part can also be missing because the
 * network or the server is away: the page waits until it can be had, or it would be lost to the browser's own error.
 *
 * @param reload loads the page anew; another in tests
 */
export function reloadWhenOutdated(reload = () => window.location.reload()): void {
  let isWaiting = false;
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    void untilAnswered().then(() => {
      isWaiting = false;
      sessionStorage.setItem(KEY, String(Date.now()));
      reload();
    });
  });
}

async function untilAnswered(): Promise<void> {
  while (!(await isAnswered())) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** Whether the server hands the page out; '404 Page Not Found' is a page of ours too. */
async function isAnswered(): Promise<boolean> {
  const asked = fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  );
}
