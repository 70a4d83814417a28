import {
  deleteEndedResets,
  deleteEndedSessions,
  deleteOldThrottles,
} from '@herohood/db/account/prune-queries';
import type { Ports } from '../context';

const DAY_MS = 86_400_000;
/** Longer than any window of the login limits, the longest of which is a day (rules: sessions). */
const THROTTLES_KEPT_MS = 2 * DAY_MS;
/** An ended link says for a day that it has ended, instead of being unknown. */
const RESETS_KEPT_MS = DAY_MS;

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
  const before = new Date(now.getTime() - THROTTLES_KEPT_MS);
  return deleteOldThrottles(ports.db, { before, now, limit: batchSize });
}

/** Links for forgotten passwords, used or not. */
export function pruneResets(ports: Scope, { batchSize }: Batch): Promise<number> {
  return deleteEndedResets(ports.db, new Date(ports.now().getTime() - RESETS_KEPT_MS), batchSize);
}
