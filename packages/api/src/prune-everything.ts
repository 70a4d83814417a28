import { deleteOld } from '@herohood/db/prune-queries';
import { KEPT_DAYS, keptSince } from '@herohood/domain/family/kept-days';
import type { Ports } from './context';
import { pruneMedia } from './media/remove-media';
import { takeEndedPhotos } from './media/remove-photos';

/** The repeating job that deletes what nobody can ask for any more. */
export const pruneJob = { name: 'pruning', everyMs: 3_600_000 } as const;

type Scope = Pick<Ports, 'db' | 'now' | 'media'>;
type Aged = keyof typeof KEPT_DAYS;

export type PruneKind = Aged | 'photos' | 'media';
/** Media comes last because its store may be down. */
export const PRUNE_KINDS: readonly PruneKind[] = [...(Object.keys(KEPT_DAYS) as Aged[]), 'photos', 'media'];

/** Rows in one statement: few enough to hold locks briefly. Media is a call to the object store for each, under its row's lock. */
const BATCH_SIZES: Partial<Record<PruneKind, number>> = { photos: 500, media: 50 };
const USUAL_BATCH = 1_000;

/** Deletes one batch; `examined` below the batch's size says that it was the last. */
async function pruneBatch(ports: Scope, kind: PruneKind, batchSize: number) {
  if (kind === 'media') return pruneMedia(ports, { batchSize });
  const now = ports.now();
  const removed =
    kind === 'photos'
      ? // Only taken back: with the bytes they are `media`'s, which comes next.
        (await takeEndedPhotos(ports, { batchSize })).length
      : await deleteOld(ports.db, kind, { before: keptSince(kind, now), now, limit: batchSize });
  return { removed, examined: removed };
}

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
    const batchSize = options.batchSize ?? BATCH_SIZES[kind] ?? USUAL_BATCH;
    let isMore = true;
    while (isMore && !options.isStopping?.()) {
      const { removed, examined } = await pruneBatch(ports, kind, batchSize);
      counts[kind] += removed;
      isMore = examined >= batchSize;
    }
  }
  return counts;
}
