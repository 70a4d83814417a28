import { deleteEndedInvitations } from '@herohood/db/family/invitation-queries';
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

/** The same for invitations, used or not, some time after their end. */
export function pruneInvitations(
  ports: Pick<Ports, 'db' | 'now'>,
  { batchSize }: { batchSize: number },
): Promise<number> {
  return deleteEndedInvitations(ports.db, keptSince('invitations', ports.now()), batchSize);
}
