import {
  pruneChildSessions,
  pruneKnownDevices,
  pruneLoginLinks,
  pruneParentSessions,
  pruneResets,
  pruneThrottles,
} from './account/prune-sign-ins';
import type { Ports } from './context';
import { pruneTrials } from './family/one-trial';
import { pruneAudit, pruneInvitations } from './family/prune-family';
import { pruneMedia } from './media/prune-media';
import { takeEndedPhotos } from './media/remove-photos';
import { pruneReminders } from './reminders/prune-reminders';
import { pruneStripeEvents } from './subscription/prune-stripe-events';
import { pruneEvents } from './sync/prune-events';

/** The repeating job that deletes what nobody can ask for any more. */
export const pruneJob = { name: 'pruning', everyMs: 3_600_000 } as const;

type Scope = Pick<Ports, 'db' | 'now' | 'media'>;
/** Deletes one batch; `examined` below the batch's size says that it was the last. */
type Prune = (ports: Scope, batch: { batchSize: number }) => Promise<{ removed: number; examined: number }>;

const rows =
  (prune: (ports: Scope, batch: { batchSize: number }) => Promise<number>): Prune =>
  async (ports, batch) => {
    const removed = await prune(ports, batch);
    return { removed, examined: removed };
  };

/** Rows in one statement: few enough to hold locks briefly. Media comes last because its store may be down. */
const KINDS = {
  syncEvents: { prune: rows(pruneEvents), batchSize: 1_000 },
  auditEntries: { prune: rows(pruneAudit), batchSize: 1_000 },
  parentSessions: { prune: rows(pruneParentSessions), batchSize: 1_000 },
  childSessions: { prune: rows(pruneChildSessions), batchSize: 1_000 },
  loginThrottles: { prune: rows(pruneThrottles), batchSize: 1_000 },
  knownDevices: { prune: rows(pruneKnownDevices), batchSize: 1_000 },
  invitations: { prune: rows(pruneInvitations), batchSize: 1_000 },
  passwordResets: { prune: rows(pruneResets), batchSize: 1_000 },
  loginLinks: { prune: rows(pruneLoginLinks), batchSize: 1_000 },
  stripeEvents: { prune: rows(pruneStripeEvents), batchSize: 1_000 },
  usedTrials: { prune: rows(pruneTrials), batchSize: 1_000 },
  reminders: { prune: rows(pruneReminders), batchSize: 1_000 },
  // Only taken back: with the bytes they are `media`'s, which comes next.
  photos: {
    prune: rows(async (ports, batch) => (await takeEndedPhotos(ports, batch)).length),
    batchSize: 500,
  },
  // Each is a call to the object store, made while its row is locked.
  media: { prune: pruneMedia, batchSize: 50 },
} satisfies Record<string, { prune: Prune; batchSize: number }>;

export type PruneKind = keyof typeof KINDS;
export const PRUNE_KINDS = Object.keys(KINDS) as PruneKind[];

export interface PruneOptions {
  /** Smaller in tests only. */
  batchSize?: number;
  /** Asked before each batch: the one that runs is finished. */
  isStopping?: () => boolean;
  /** Hears how many kinds are done. */
  onKind?: (done: number, of: number) => void;
}

/**
 * Deletes everything that has outlived its use, in batches of their own transactions; how many of each kind went. Safe
 * at any time and on many workers at once.
 */
export async function pruneEverything(
  ports: Scope,
  options: PruneOptions = {},
): Promise<Record<PruneKind, number>> {
  const counts = Object.fromEntries(PRUNE_KINDS.map((kind) => [kind, 0])) as Record<PruneKind, number>;
  for (const [done, kind] of PRUNE_KINDS.entries()) {
    options.onKind?.(done, PRUNE_KINDS.length);
    const { prune } = KINDS[kind];
    const batchSize = options.batchSize ?? KINDS[kind].batchSize;
    let isMore = true;
    while (isMore && !options.isStopping?.()) {
      const { removed, examined } = await prune(ports, { batchSize });
      counts[kind] += removed;
      isMore = examined >= batchSize;
    }
  }
  return counts;
}
