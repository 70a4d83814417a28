/** When the page was last loaded anew for this, in milliseconds since 1970; as long as the tab lives. */
const KEY = 'reloaded-at';
/** Twice in so short a time it is not the update that is wrong. */
const ONCE_IN_MS = 60_000;
/** Between two looks whether the page could be had again. */
const LOOK_EVERY_MS = 2_000;
/** The script with which a page of this app begins; every version has another. */
const FIRST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

interface Options {
  /** Loads the page anew; another in tests. */
  reload?: () => void;
  /** Calls `act` when nothing is cut off by it; at once where nothing is said. */
  whenInterruptible?: (act: () => void) => void;
}

let options: Required<Options> | null = null;
/** Under way since a part was missed: whether the page gives way to a newer one. */
let look: Promise<boolean> | null = null;

/**
 * After an update of the server the parts of an open page that are fetched later have other names. Such a page is
 * loaded anew, once and when nothing is interrupted by it: people go on where they were and meet the new version. A
 * part can also be missing because the network or the server is away: then the page waits until a page can be had, and
 * stays when that is no newer one.
 */
export function reloadWhenOutdated({
  reload = () => window.location.reload(),
  whenInterruptible = (act) => act(),
}: Options = {}): void {
  options = { reload, whenInterruptible };
  window.addEventListener('vite:preloadError', (event) => {
    // Taken care of here: the import ends without a module, and nobody else loads the page anew for it.
    event.preventDefault();
    missPart();
  });
}

/** A part of the page could not be had: as soon as the server answers, the page gives way to a newer one. */
export function missPart(): void {
  look ??= untilAnswered().then((page) => {
    const isComing = isNewer(page) && loadAnew();
    if (!isComing) look = null;
    return isComing;
  });
}

/** After a part was missed: whether the page gives way to a newer one. Answers when the server does. */
export const isOutdated = (): Promise<boolean> => look ?? Promise.resolve(false);

/** Loads the page anew as soon as that cuts nothing off. @returns false when that was done just now, and did not help */
export function loadAnew(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (!options || Date.now() - last < ONCE_IN_MS) return false;
  const { reload, whenInterruptible } = options;
  whenInterruptible(() => {
    sessionStorage.setItem(KEY, String(Date.now()));
    look = null;
    reload();
  });
  return true;
}

/** For a screen that cannot wait for its missing part: if one was missed, the page is loaded anew once it can be had. */
export function reloadForLostPart(): void {
  void look?.then((isComing) => {
    if (!isComing) loadAnew();
  });
}

async function untilAnswered(): Promise<string> {
  for (;;) {
    const page = await fetchPage();
    if (page !== null) return page;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** The page as a reload would bring it: also from the service worker, which has versions of its own. */
async function fetchPage(): Promise<string | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    return answer.status < 500 ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Not this version, and not the page of somebody else who answers for the server (a hotel's network). */
function isNewer(page: string): boolean {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const theirs = FIRST_SCRIPT.exec(page)?.[1];
  return own !== undefined && theirs !== undefined && theirs !== own;
}
