import { growingPause } from './growing-pause';
import type { LiveStreamPorts } from './live-stream';

export type SyncStatus = 'offline' | 'syncing' | 'error' | 'idle';

/** What a sync brought. `changed`: what on the screens may be older than `lastSyncTime`, by what it is about. */
export interface Pulled {
  lastSyncTime: string;
  eventIds: string[];
  changed: Changed;
}

export type Changed = 'all' | readonly string[];

export interface SyncLoopPorts {
  /** Between two syncs that nobody asked for. */
  everyMs: number;
  /** `signal` ends it when the loop is stopped. */
  pull: (signal: AbortSignal) => Promise<Pulled>;
  /** Asks anew for what on the screens is about these things, and in any case for what could not be had. */
  refresh: (what: Changed) => Promise<unknown>;
  confirm: (eventIds: string[]) => Promise<void>;
  openStream: (ports: LiveStreamPorts) => () => void;
  isOnline: () => boolean;
  onStatus: (status: SyncStatus) => void;
  onSynced: (lastSyncTime: string) => void;
  /** `isFirst`: the sync before had worked. */
  onFailure: (error: unknown, isFirst: boolean) => void;
  onEnd: () => void;
}

/** The first sync waits about a second (rules: sync). */
export const FIRST_SYNC_MS = 1_000;

/** After so long everything is asked anew, whatever was told: a net. */
const WHOLE_EVERY_MS = 10 * 60_000;

/** Why a sync runs: somebody's wish, the clock, the first one after the screens were fetched, or the live stream. */
type Reason = 'wish' | 'clock' | 'first' | 'change';

/**
 * Keeps this device in step: a first sync after a second, then every `everyMs`, at once when the live stream says that the
 * family has changed or the device is back online; never two at a time. Where nothing has changed nothing is asked. One that failed
 * is tried again after a pause that grows: what was told must not wait for the clock. What a change brought is confirmed with the
 * clock's next sync.
 */
export function startSyncLoop(ports: SyncLoopPorts): {
  stop: () => void;
  syncNow: () => void;
  /** Something may have changed. */
  catchUp: () => void;
} {
  let isRunning = false;
  let hasBegun = false;
  let hasFailed = false;
  let isAskedAgain = false;
  let isStopped = false;
  let wholeAt = Date.now();
  let unconfirmed: string[] = [];
  const stopped = new AbortController();
  const pause = growingPause();
  let again: ReturnType<typeof setTimeout> | undefined;

  async function sync(reason: Reason): Promise<void> {
    if (isStopped) return;
    hasBegun = true;
    if (!ports.isOnline()) return ports.onStatus('offline');
    if (isRunning) {
      // The clock's is skipped while a sync runs; a change that is told meanwhile may be missing from it.
      isAskedAgain ||= reason === 'change';
      return;
    }
    isRunning = true;
    clearTimeout(again);
    ports.onStatus('syncing');
    try {
      const { lastSyncTime, eventIds, changed } = await ports.pull(stopped.signal);
      if (isStopped) return;
      const isWhole = reason === 'wish' || hasFailed || Date.now() - wholeAt >= WHOLE_EVERY_MS;
      await ports.refresh(isWhole ? 'all' : changed);
      if (isStopped) return;
      if (isWhole || changed === 'all') wholeAt = Date.now();
      unconfirmed = [...new Set([...unconfirmed, ...eventIds])];
      if (reason !== 'change') {
        await ports.confirm(unconfirmed);
        unconfirmed = [];
      }
      if (isStopped) return;
      // Kept only now: a sync cut off half-way is repeated, and receiving an event twice is harmless.
      ports.onSynced(lastSyncTime);
      hasFailed = false;
      pause.reset();
      ports.onStatus('idle');
    } catch (error) {
      if (!isStopped) {
        ports.onStatus(ports.isOnline() ? 'error' : 'offline');
        ports.onFailure(error, !hasFailed);
        hasFailed = true;
        again = setTimeout(byClock, pause.next());
      }
    } finally {
      isRunning = false;
    }
    if (isAskedAgain) {
      isAskedAgain = false;
      await sync('change');
    }
  }

  const byClock = () => void sync('clock');
  const wish = () => void sync('wish');
  /** The first sync, while it is still to come, brings all that has changed before it. */
  const catchUp = () => {
    if (hasBegun) void sync('change');
  };
  const goOffline = () => ports.onStatus('offline');
  const first = setTimeout(() => void sync('first'), FIRST_SYNC_MS);
  const every = setInterval(byClock, ports.everyMs);
  window.addEventListener('online', byClock);
  window.addEventListener('offline', goOffline);
  if (!ports.isOnline()) goOffline();
  const closeStream = ports.openStream({
    onOpen: catchUp,
    onChange: () => void sync('change'),
    // Whether the server can still be had is to be seen at once, not at the clock's next sync.
    onBreak: catchUp,
    onEnd: ports.onEnd,
  });

  return {
    syncNow: wish,
    catchUp,
    stop() {
      isStopped = true;
      clearTimeout(first);
      clearTimeout(again);
      clearInterval(every);
      window.removeEventListener('online', byClock);
      window.removeEventListener('offline', goOffline);
      closeStream();
      stopped.abort();
    },
  };
}
