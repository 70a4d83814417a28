import { deleteOldEvents } from '@herohood/db/sync/prune-queries';
import { keptSince } from '@herohood/domain/family/kept-days';
import type { Ports } from '../context';

/**
 * Deletes up to `batchSize` sync events that no client may still ask for; call again until fewer went. A client whose
 * cursor is older than the horizon is told to fetch everything anew (rules: sync).
 */
export function pruneEvents(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  return deleteOldEvents(ports.db, keptSince('syncEvents', ports.now()), batchSize);
}
