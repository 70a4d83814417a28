import { dropSubscription } from '@herohood/browser/push-browser';
import { remember } from '../../device/store';
import { LOGOUT } from '../../offline/finish-logout';
import { loadOfflineStore } from '../../offline/load-offline-store';
import { LEAVING, setOfflineStatus } from '../../offline/offline-status';
import { clearRestrictions, rememberContact } from '../controls/public';
import { setGoing } from '../sync/public';

/** What is done before leaving may not keep a child waiting who wants to go. */
const PATIENCE_MS = 2_500;

/**
 * Leaves the hero who plays here: nothing that was kept of them can be read any more (their unsent taps wait for them,
 * ids and times alone), this browser takes no more pushes for them, the child's session ends on the server, which then
 * shows the login (rules: sessions). Without network the session cannot end: nobody may look into it here until the server
 * has been told, which happens as soon as it can be reached. The sync stops first: in the moment in which the session ends nothing may be under way.
 *
 * @param showLogin shows the login within this page
 */
export async function leaveHero(showLogin: () => void): Promise<void> {
  setGoing(true);
  const isReachable = navigator.onLine && (await Promise.race([askServer(), patience(false)]));
  if (!isReachable) {
    remember(LEAVING, true);
    setOfflineStatus({ isLeaving: true });
  }
  await Promise.race([Promise.allSettled([forgetHere(!isReachable), endPushes()]), patience(null)]);
  if (isReachable) return window.location.assign(LOGOUT);
  // A page loaded anew remembers nothing; without a worker behind it there is none to load.
  if (navigator.serviceWorker?.controller) return window.location.assign('/kids-login');
  setGoing(false);
  showLogin();
}

/** A browser's own word for being online only means that there is some network. */
const askServer = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function forgetHere(isStaying: boolean): Promise<void> {
  clearRestrictions();
  rememberContact(null);
  const offline = await loadOfflineStore();
  await offline.leave({ isStaying });
}

async function endPushes(): Promise<void> {
  const endpoint = await dropSubscription();
  if (!endpoint) return;
  // The server would find out by itself with the next push; telling it is tidier.
  await fetch('/api/push/unsubscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-herohood-role': 'child' },
    body: JSON.stringify({ endpoint }),
  });
}

const patience = <T>(outcome: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(outcome), PATIENCE_MS));
