import { randomUUID } from 'node:crypto';
import type { FamilyChange, LivePort, LogPort } from '@herohood/api/context';
import type { FamilyId } from '@herohood/db/family/family-id';
import { mergeChanges } from './live-changes';
import { watchOutage } from './outage';

/** Carries news between servers. A lost message is harmless: the apps poll as well. */
export interface LiveLink {
  publish(message: string): Promise<void>;
  close(): Promise<void>;
}

export interface LiveLinkEvents {
  onMessage(message: string): void;
  /** The link was down and is back: whatever was said meanwhile is lost. */
  onGap(): void;
}

export type OpenLiveLink = (events: LiveLinkEvents) => Promise<LiveLink>;

export interface Live extends LivePort {
  /** Calls `listener` at each change of the family; returns what stops that. */
  subscribe(familyId: FamilyId, listener: (change: FamilyChange) => void): () => void;
  /** Sends what still waits and leaves the link. */
  close(): Promise<void>;
}

/** Time in which changes for the other servers gather into one message. Families on this server do not wait for it. */
const GATHER_MS = 20;

/** Tells this server's listeners at once and the other servers' within `GATHER_MS`. */
export async function createLive(openLink: OpenLiveLink, log: LogPort): Promise<Live> {
  const self = randomUUID();
  const listeners = new Map<FamilyId, Set<(change: FamilyChange) => void>>();
  let waiting: FamilyChange[] = [];
  let timer: NodeJS.Timeout | null = null;
  let sending = Promise.resolve();
  const outage = watchOutage(log, 'The live link to other servers');

  const tell = (change: FamilyChange) => {
    for (const listener of [...(listeners.get(change.familyId) ?? [])]) listener(change);
  };
  const link = await openLink({
    onMessage: (message) => {
      const { from, changes } = JSON.parse(message) as { from: string; changes: FamilyChange[] };
      if (from !== self) for (const each of changes) tell(each);
    },
    onGap: () => {
      for (const familyId of [...listeners.keys()]) tell({ familyId, childId: 'all' });
    },
  });

  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batches = mergeChanges(waiting);
    waiting = [];
    for (const changes of batches) {
      sending = sending
        .then(() => link.publish(JSON.stringify({ from: self, changes })))
        .then(outage.end, outage.begin);
    }
    return sending;
  };

  return {
    changed: (change) => {
      tell(change);
      waiting.push(change);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    subscribe: (familyId, listener) => {
      const family = listeners.get(familyId) ?? new Set();
      listeners.set(familyId, family.add(listener));
      return () => {
        family.delete(listener);
        if (family.size === 0 && listeners.get(familyId) === family) listeners.delete(familyId);
      };
    },
    close: async () => {
      await flush();
      await link.close();
    },
  };
}
