import { deleteOldAudit } from '@herohood/db/family/prune-queries';
import { keptSince } from '@herohood/domain/family/kept-days';
import type { Ports } from '../context';

/** Deletes up to `batchSize` entries of audit lists that are too old to be looked up; call again until fewer went. */
export function pruneAudit(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  return deleteOldAudit(ports.db, keptSince('auditEntries', ports.now()), batchSize);
}
