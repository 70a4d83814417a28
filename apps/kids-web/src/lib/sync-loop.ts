export type SyncStatus = 'offline' | 'syncing' | 'error' | 'synced';

/** `news` are the ids of the events received; `isOver` says that the session has ended. */
export type SyncPorts = {
  pull: () => Promise<{ lastSyncTime: string; eventIds: string[] }>;
  refresh: () => Promise<void>;
  confirm: (eventIds: string[]) => Promise<void>;
  openStream: (on: { news: () => void; over: () => void }) => { close: () => void; isClosed: () => boolean };
  isOnline: () => boolean;
  onStatus: (status: SyncStatus) => void;
  onSynced: (lastSyncTime: string) => void;
  onOver: () => void;
};

/** The first sync waits about a second, the next ones thirty (specification §4, sync). */
export const FIRST_SYNC_MS = 1_000;
export const SYNC_EVERY_MS = 30_000;

/**
 * Keeps this device in step: a first sync after a second, then every 30 s, at once when the live stream says
 * that there is news or the device is back online; never two at a time. Returns what stops it.
 */
export function startSyncLoop(ports: SyncPorts): { stop: () => void; syncNow: () => void } {
  let isRunning = false;
  let hasMore = false;
  let isStopped = false;
  let stream = openStream();

  function openStream() {
    return ports.openStream({ news: () => void sync(true), over: ports.onOver });
  }

  async function sync(isNews: boolean): Promise<void> {
    if (isStopped) return;
    if (!ports.isOnline()) return ports.onStatus('offline');
    if (isRunning) {
      // A tick is skipped while a sync runs; news that comes meanwhile may be missing from it, so one more follows.
      hasMore ||= isNews;
      return;
    }
    isRunning = true;
    ports.onStatus('syncing');
    try {
      const { lastSyncTime, eventIds } = await ports.pull();
      if (isStopped) return;
      await ports.refresh();
      await ports.confirm(eventIds);
      if (isStopped) return;
      // Kept only now: a sync cut off half-way is repeated, and receiving an event twice is harmless.
      ports.onSynced(lastSyncTime);
      ports.onStatus('synced');
    } catch {
      if (!isStopped) ports.onStatus(ports.isOnline() ? 'error' : 'offline');
    } finally {
      isRunning = false;
    }
    if (hasMore) {
      hasMore = false;
      await sync(false);
    }
  }

  function tick() {
    // Browsers reconnect a dropped stream, but give up on a refused one (emergency mode, server restart).
    if (ports.isOnline() && stream.isClosed()) stream = openStream();
    void sync(false);
  }

  const goOffline = () => ports.onStatus('offline');
  const first = setTimeout(tick, FIRST_SYNC_MS);
  const every = setInterval(tick, SYNC_EVERY_MS);
  window.addEventListener('online', tick);
  window.addEventListener('offline', goOffline);
  if (!ports.isOnline()) goOffline();

  return {
    syncNow: tick,
    stop() {
      isStopped = true;
      clearTimeout(first);
      clearInterval(every);
      window.removeEventListener('online', tick);
      window.removeEventListener('offline', goOffline);
      stream.close();
    },
  };
}
