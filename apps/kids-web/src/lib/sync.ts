import { readApiError } from '@herohood/ui/runtime/api-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { syncText } from '../text/en/sync';
import { trpc } from './api';
import { deviceId } from './device';
import { setRestrictions, showEmergency } from './restrictions';
import { recall, remember } from './store';
import { type SyncStatus, startSyncLoop } from './sync-loop';
import { toast } from './toast';

export type SyncState = { status: SyncStatus; lastSyncAt: string | null; syncNow: () => void };

function openStream(on: { news: () => void; over: () => void }) {
  const source = new EventSource('/api/sync/stream?role=child');
  source.addEventListener('sync', on.news);
  source.addEventListener('end', () => {
    source.close();
    on.over();
  });
  return { close: () => source.close(), isClosed: () => source.readyState === EventSource.CLOSED };
}

const recallTime = (key: string): string | null => {
  const kept = recall(key);
  return typeof kept === 'string' ? kept : null;
};

/**
 * Runs the sync loop while a child is signed in. `heroId` is null while nobody is known; during emergency mode
 * the loop goes on, because its first success is what ends the emergency screen.
 */
export function useSync(heroId: string | null, isActive: boolean): SyncState {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  // One memory per hero: on a shared tablet the next child must not start at the first one's point in time.
  const timeKey = `lastSyncTime.${heroId ?? 'unknown'}`;
  // The server's time is that of the newest event, which in a quiet family is long ago.
  const syncedKey = `syncedAt.${heroId ?? 'unknown'}`;
  const [status, setStatus] = useState<SyncStatus>(navigator.onLine ? 'syncing' : 'offline');
  const [lastSyncAt, setLastSyncAt] = useState<string | null>(() => recallTime(syncedKey));
  const syncNow = useRef(() => {});

  useEffect(() => {
    if (!isActive) return;
    let hasNamedDevice = false;
    // Nobody known, an emergency and an ended session have screens of their own: those failures are no news.
    let isTold = heroId === null;
    const { client } = utils;
    setLastSyncAt(recallTime(syncedKey));
    const loop = startSyncLoop({
      async pull() {
        const lastSyncTime = recallTime(timeKey) ?? undefined;
        try {
          const news = await client.sync.childFamilyData.query({ lastSyncTime });
          setRestrictions({ hasEmergency: false });
          return { lastSyncTime: news.lastSyncTime, eventIds: news.syncEvents.map(({ id }) => id) };
        } catch (error) {
          const read = readApiError(error);
          const { hasEmergency, status } = read;
          if (hasEmergency || status === 401) isTold = true;
          if (hasEmergency) showEmergency(read);
          if (status === 401) await utils.account.childMe.invalidate();
          throw error;
        }
      },
      // Everything on screen is asked again, in one batch: the family's day may have changed without an event.
      refresh: () => queryClient.invalidateQueries(),
      async confirm(eventIds) {
        // The server registers a child's device the first time that it is named (ruling R16).
        if (hasNamedDevice && eventIds.length === 0) return;
        await client.sync.markCompleted.mutate({ deviceId: deviceId(), eventIds });
        hasNamedDevice = true;
      },
      openStream,
      isOnline: () => navigator.onLine,
      onStatus(next) {
        setStatus(next);
        if (next === 'synced') isTold = false;
        if (next !== 'error' || isTold) return;
        // Once for each time that the server is away; the pill and the note go on saying so.
        isTold = true;
        toast({ ...syncText.failed, tone: 'bad' });
      },
      onSynced(time) {
        const syncedAt = new Date().toISOString();
        remember(timeKey, time);
        remember(syncedKey, syncedAt);
        setLastSyncAt(syncedAt);
      },
      onOver: () => void utils.account.childMe.invalidate(),
    });
    syncNow.current = loop.syncNow;
    return loop.stop;
  }, [heroId, isActive, timeKey, syncedKey, utils, queryClient]);

  return { status, lastSyncAt, syncNow: () => syncNow.current() };
}
