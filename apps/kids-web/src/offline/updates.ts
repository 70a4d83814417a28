import { Workbox } from 'workbox-window';
import { whenInterruptible } from '../device/interruption';
import { keepSpokenWords, noteWords } from './kept-words';
import { setOfflineStatus } from './offline-status';

/** Built beside the app's files; the server lets it control the two screens, whose addresses begin so. */
const WORKER = `${import.meta.env.BASE_URL}service-worker.js`;
const SCOPE = '/kids';

/** How often an app that stays open looks for a new version. */
const LOOK_EVERY_MS = 60 * 60_000;
/** A worker that does not take over in this time is not going to. */
const TAKE_OVER_MS = 4_000;

/**
 * Puts the service worker behind this page and tells when a new version waits. It waits for the child's word: a new
 * version needs the page to be loaded anew, which would cut off a game or a tap.
 */
export async function watchForUpdates(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const workbox = new Workbox(WORKER, { scope: SCOPE });
  // The child has said yes, and may have begun something else before the new version was there.
  const reload = () => whenInterruptible(() => window.location.reload());

  workbox.addEventListener('waiting', () => {
    setOfflineStatus({
      update: () => {
        workbox.addEventListener('controlling', reload);
        workbox.messageSkipWaiting();
        setTimeout(reload, TAKE_OVER_MS);
      },
    });
  });
  // The first of all brings nothing new, although an earlier page may have begun to fetch it.
  let hasWorker = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    // Let in by another tab: this page goes on with what it has until the child says so here, too.
    if (hasWorker && (isUpdate || isExternal)) setOfflineStatus({ update: reload });
    hasWorker = true;
  });

  await noteWords();
  const registration = await workbox.register({ immediate: true });
  if (!registration) return;
  void keepSpokenWords();
  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    // Without an answer there is nothing new; the next look asks again.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY_MS);
}
