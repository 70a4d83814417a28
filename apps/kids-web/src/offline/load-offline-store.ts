import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../lib/api';
import { readOfflineStatus } from './offline-status';
import type { OfflineStore } from './offline-store';

export type Surroundings = { queryClient: QueryClient; client: ApiClient };

/** What one sees first comes first: the offline store is fetched this long after the app began, or when it is needed. */
const QUIET_MS = 3_000;
/** Not every device notices when its network is back. */
const FINISH_EVERY_MS = 10_000;
/** As long as a child's mission waits here, the server is tried this often. */
const PROBE_EVERY_MS = 5_000;

let surroundings: Surroundings | null = null;
let opened: Promise<OfflineStore> | null = null;

/** The offline store, fetched once. @throws Error when it cannot be fetched now, or stands in no app */
export function loadOfflineStore(): Promise<OfflineStore> {
  opened ??= open().catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<OfflineStore> {
  const { openBrowserStore } = await import('./offline-store');
  if (!surroundings) throw new Error('The app has gone.');
  return openBrowserStore(surroundings);
}

/**
 * Opens the store and looks for updates when the app has nothing better to do, and tells the server of a hero who left
 * without network. Returns what ends it all.
 */
export function connectOfflineStore(app: Surroundings): () => void {
  surroundings = app;
  const finish = () => {
    if (!readOfflineStatus().isLeaving || !navigator.onLine) return;
    // Another try comes with the network, or with the next login.
    import('./finish-logout').then(({ finishLogout }) => finishLogout()).catch(() => {});
  };
  const timer = setTimeout(() => {
    // Without the network, or after an update of the server, there is nothing to fetch: the app works on without it.
    loadOfflineStore()
      .catch(() => {})
      .then(() => import('./updates'))
      .then(({ watchForUpdates }) => watchForUpdates())
      .catch(() => {});
  }, QUIET_MS);
  const finishing = setInterval(finish, FINISH_EVERY_MS);
  // The browser may believe in a network that is not there, and never tell of the one that comes.
  const probing = setInterval(() => {
    if (readOfflineStatus().unsent.length === 0 || !navigator.onLine) return;
    loadOfflineStore()
      .then((offline) => offline.send())
      .catch(() => {});
  }, PROBE_EVERY_MS);
  window.addEventListener('online', finish);
  finish();
  return () => {
    clearTimeout(timer);
    clearInterval(finishing);
    clearInterval(probing);
    window.removeEventListener('online', finish);
    surroundings = null;
    void opened?.then((offline) => offline.close()).catch(() => {});
    opened = null;
  };
}
