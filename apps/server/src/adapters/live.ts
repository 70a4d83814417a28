import { randomUUID } from 'node:crypto';
import type { FamilyChange, LivePort, LogPort } from '@herohood/api/context';
import type { FamilyId } from '@herohood/db/family/family-id';
import { watchOutage } from './outage';

/** Carries news between servers. A lost message is harmless: the apps poll as well. */
interface LiveLink {
  publish(message: string): Promise<void>;
  close(): Promise<void>;
}

interface LiveLinkEvents {
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

/** Postgres refuses notifications of 8,000 bytes or more; one change takes about 170. */
const CHANGES_PER_MESSAGE = 40;

/** Drops repetitions, and what a family's 'all' says already; splits the rest into messages of a safe size. */
export function mergeChanges(changes: readonly FamilyChange[]): FamilyChange[][] {
  const byFamily = new Map<string, Map<string, FamilyChange>>();
  // Helpers are told as soon as one of a family's changes is theirs.
  const forHelpers = new Set(
    changes.filter((each) => !each.isHiddenFromHelpers).map((each) => each.familyId),
  );
  // Whose change it was is said where it was all one page's.
  const pages = new Map<string, string | undefined>();
  for (const { familyId, by } of changes) {
    pages.set(familyId, !pages.has(familyId) || pages.get(familyId) === by ? by : undefined);
  }
  for (const each of changes) {
    const family = byFamily.get(each.familyId) ?? new Map<string, FamilyChange>();
    const { isHiddenFromHelpers, by: _, ...change } = each;
    const by = pages.get(each.familyId);
    const isHidden = isHiddenFromHelpers && !forHelpers.has(each.familyId);
    byFamily.set(
      each.familyId,
      family.set(each.childId ?? '', {
        ...change,
        ...(isHidden && { isHiddenFromHelpers }),
        ...(by !== undefined && { by }),
      }),
    );
  }
  const merged = [...byFamily.values()].flatMap((family) => {
    const all = family.get('all');
    return all ? [all] : withoutEmpty([...family.values()]);
  });
  const messages: FamilyChange[][] = [];
  for (let i = 0; i < merged.length; i += CHANGES_PER_MESSAGE)
    messages.push(merged.slice(i, i + CHANGES_PER_MESSAGE));
  return messages;
}

/** A change of a hero reaches the parents as well, so one for the parents alone adds nothing to it. */
function withoutEmpty(family: FamilyChange[]): FamilyChange[] {
  const heroes = family.filter(({ childId }) => childId !== undefined);
  return heroes.length > 0 ? heroes : family;
}
