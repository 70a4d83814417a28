import {
  deleteEndedLinks,
  deleteEndedSessions,
  deleteOldDevices,
  deleteOldThrottles,
} from '@herohood/db/account/prune-queries';
import { keptSince } from '@herohood/domain/family/kept-days';
import type { Ports } from '../context';

type Scope = Pick<Ports, 'db' | 'now'>;
interface Batch {
  batchSize: number;
}

/** Deletes up to `batchSize` ended sessions of parents; call again until fewer went. So do the others here. */
export function pruneParentSessions(ports: Scope, { batchSize }: Batch): Promise<number> {
  return deleteEndedSessions(ports.db, 'parent', { before: ports.now(), limit: batchSize });
}

export function pruneChildSessions(ports: Scope, { batchSize }: Batch): Promise<number> {
  return deleteEndedSessions(ports.db, 'child', { before: ports.now(), limit: batchSize });
}

/** Counts of wrong sign-ins that no limit looks at any more. */
export function pruneThrottles(ports: Scope, { batchSize }: Batch): Promise<number> {
  const now = ports.now();
  const before = keptSince('loginThrottles', now);
  return deleteOldThrottles(ports.db, { before, now, limit: batchSize });
}

/** Links for forgotten passwords, used or not. */
export function pruneResets(ports: Scope, { batchSize }: Batch): Promise<number> {
  const before = keptSince('passwordResets', ports.now());
  return deleteEndedLinks(ports.db, 'reset', { before, limit: batchSize });
}

/** Links that signed a hero in, used or not. */
export function pruneLoginLinks(ports: Scope, { batchSize }: Batch): Promise<number> {
  const before = keptSince('loginLinks', ports.now());
  return deleteEndedLinks(ports.db, 'login', { before, limit: batchSize });
}

/** Browsers whose token nobody carries any more. */
export function pruneKnownDevices(ports: Scope, { batchSize }: Batch): Promise<number> {
  return deleteOldDevices(ports.db, keptSince('knownDevices', ports.now()), batchSize);
}
