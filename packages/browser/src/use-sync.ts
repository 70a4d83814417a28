import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ageOf, setAge } from './answers-age';
import { deviceId } from './device';
import { openLiveStream } from './live-stream';
import type { Memory } from './memory';
import { onOwnAct, PAGE_ID } from './own-acts';
import { serverNow } from './server-clock';
import { type Changed, type SyncStatus, startSyncLoop } from './sync-loop';

/** The server's answer to 'what has changed?'. */
export interface SyncAnswer {
  lastSyncTime: string;
  /** The family's day. */
  today: string;
  syncEvents: { id: string; entity: string; createdAt: string }[];
  fullRefresh: boolean;
}

/** What differs between the apps. */
export interface SyncPorts {
  role: 'parent' | 'child';
  /** Between two syncs that nobody asked for. */
  everyMs: number;
  /** The cache of the server's answers; its age is remembered as long as it lives. */
  cache: QueryClient;
  memory: Memory;
  /** What makes which question's answer old, by their names; one that is not among them is asked whenever something has changed. */
  hangsOn: Readonly<Record<string, readonly string[]>>;
  deviceKey?: string;
  /** `signal` ends it when nobody wants the answer any more. */
  pull: (input: { lastSyncTime?: string }, signal: AbortSignal) => Promise<SyncAnswer>;
  /** What a device does before its first sync; called until it has worked once. `signal` ends it when nobody wants it any more. */
  prepare?: (signal: AbortSignal) => Promise<void>;
  markCompleted: (input: { deviceId: string; eventIds: string[] }) => Promise<unknown>;
  /** `isFirst`: the sync before had worked. */
  onFailure: (error: unknown, isFirst: boolean) => void;
  onSuccess?: () => void;
  /** The session is over. */
  onEnd: () => void;
}

/** `lastSyncAt`: when this browser was last in step, ISO 8601 by the server's clock. */
export interface SyncState {
  status: SyncStatus;
  lastSyncAt: string | null;
  syncNow: () => void;
}

/**
 * Keeps what the app shows in step with the family while `isActive` (rules: sync): the poll is the net, the
 * live stream makes it prompt. `personId` is null while nobody is known. The stream's word of what this page has done itself is
 * passed over: after each act a sync goes along with what the act's screen asks anew, and asks for none of that again.
 */
export function useSync(personId: string | null, isActive: boolean, ports: SyncPorts): SyncState {
  const { cache, memory } = ports;
  // One memory per person: the next one on a shared browser must not start at the first one's point in time.
  const timeKey = `lastSyncTime.${personId ?? 'unknown'}`;
  // The server's time is that of the newest event, which in a quiet family is long ago.
  const syncedKey = `syncedAt.${personId ?? 'unknown'}`;
  const [status, setStatus] = useState<SyncStatus>(navigator.onLine ? 'syncing' : 'offline');
  const [lastSyncAt, setLastSyncAt] = useState(() => recallText(memory, syncedKey));
  const syncNow = useRef(() => {});
  const latest = useRef(ports);
  latest.current = ports;

  useEffect(() => {
    if (!isActive) return;
    setLastSyncAt(recallText(memory, syncedKey));
    ageOf(cache, personId);
    let isPrepared = false;
    let isNamed = false;
    let day: string | null = null;
    /** What goes in one request with the next pull, and so is no older than its answer. */
    let along: ReadonlySet<Query> = NONE;
    let fresh = along;
    const ownId = () => deviceId(memory, latest.current.deviceKey);
    const loop = startSyncLoop({
      everyMs: latest.current.everyMs,
      async pull(signal) {
        fresh = isPrepared ? along : NONE;
        if (!isPrepared) await latest.current.prepare?.(signal);
        isPrepared = true;
        const age = ageOf(cache, personId);
        const kept = recallText(memory, timeKey);
        // Another tab of this browser may have come further than what this one shows.
        const [since] = [kept, age].filter((time) => time !== null).sort();
        const answer = await latest.current.pull(since ? { lastSyncTime: since } : {}, signal);
        latest.current.onSuccess?.();
        const { lastSyncTime, syncEvents, fullRefresh, today } = answer;
        const isNewDay = day !== null && day !== today;
        day = today;
        const isWhole = age === null || fullRefresh || isNewDay;
        const news = syncEvents.filter(({ createdAt }) => age !== null && createdAt > age);
        return {
          lastSyncTime,
          eventIds: syncEvents.map(({ id }) => id),
          changed: isWhole ? 'all' : news.map(({ entity }) => entity),
        };
      },
      refresh(what) {
        const isOld = aboutThese(what, latest.current.hangsOn);
        return refreshAnswers(cache, (query) => !fresh.has(query) && isOld(query));
      },
      async confirm(eventIds) {
        // A hero's device is registered the first time that it is named here.
        if (isNamed && eventIds.length === 0) return;
        await latest.current.markCompleted({ deviceId: ownId(), eventIds });
        isNamed = true;
      },
      openStream: (on) =>
        openLiveStream(`/api/sync/stream?role=${latest.current.role}`, {
          ...on,
          onChange: (by) => {
            if (by !== `${personId}.${PAGE_ID}`) on.onChange();
          },
        }),
      isOnline: () => navigator.onLine,
      onStatus: setStatus,
      onSynced(time) {
        const syncedAt = serverNow().toISOString();
        memory.remember(timeKey, time);
        memory.remember(syncedKey, syncedAt);
        setAge(cache, personId, time);
        setLastSyncAt(syncedAt);
      },
      onFailure: (error, isFirst) => latest.current.onFailure(error, isFirst),
      onEnd: () => latest.current.onEnd(),
    });
    syncNow.current = loop.syncNow;
    let isHearing = false;
    const stopHearing = onOwnAct(() => {
      if (isHearing) return;
      isHearing = true;
      const asked = noteAsked(cache);
      // By then the act's screen has asked, and its request has not left yet.
      setTimeout(() => {
        isHearing = false;
        along = asked();
        loop.catchUp();
        along = NONE;
      });
    });
    return () => {
      stopHearing();
      loop.stop();
    };
  }, [cache, memory, personId, isActive, timeKey, syncedKey]);

  return { status, lastSyncAt, syncNow: () => syncNow.current() };
}

const NONE: ReadonlySet<Query> = new Set();

/** Whether an answer is about what has changed, or could not be had. */
const aboutThese =
  (changed: Changed, hangsOn: SyncPorts['hangsOn']) =>
  ({ queryKey: [path], state }: Query): boolean => {
    if (changed === 'all' || state.status === 'error') return true;
    const of = hangsOn[Array.isArray(path) ? path.join('.') : String(path)];
    return of ? of.some((entity) => changed.includes(entity)) : changed.length > 0;
  };

function recallText(memory: Memory, key: string): string | null {
  const kept = memory.recall(key);
  return typeof kept === 'string' ? kept : null;
}

/**
 * Asks anew for all of `which` that the screens show, and marks the rest of it as old; settles with the answers. The library lets
 * a first question that is still on its way go on, and one that no screen waits for: their answers may be older than
 * what is refreshed here, so they are refreshed again when they have come.
 */
async function refreshAnswers(
  cache: QueryClient,
  which: (query: Query) => boolean = () => true,
): Promise<void> {
  const underway = cache.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: (query) => which(query) && (query.state.data === undefined || !query.isActive()),
  });
  await cache.invalidateQueries({ predicate: which });
  await Promise.allSettled(underway.map(({ promise }) => promise));
  await cache.invalidateQueries({ predicate: (query) => underway.includes(query) });
}

/** Notes what is asked from now on, until the returned function is called, which answers it. */
function noteAsked(cache: QueryClient): () => ReadonlySet<Query> {
  const asked = new Set<Query>();
  const stop = cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') asked.add(event.query);
  });
  return () => {
    stop();
    return asked;
  };
}
