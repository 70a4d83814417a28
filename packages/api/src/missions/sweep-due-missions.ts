import type { FamilyRow } from '@herohood/db/family/queries';
import { scheduleCompletion } from '@herohood/db/missions/auto-approval-queries';
import { type DueBatch, type DueCompletion, lockDueBatch } from '@herohood/db/missions/sweep-queries';
import { dueAt, isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import { hasPremiumAccess, inForce } from '@herohood/domain/subscription/access';
import { act } from '../act';
import type { Ports } from '../context';
import { autoApprovalOf } from '../family/family';
import { payMissions } from '../points/pay-missions';

/** The repeating job that wakes the sweep (rules: auto-approval). Postgres holds what is due: losing the queue loses nothing. */
export const sweepDueMissionsJob = { name: 'missions-sweep', everyMs: 15_000 } as const;

const TIMER = { kind: 'system', id: null, name: 'Auto-approval' };

/**
 * Approves one batch of what is due, in one transaction: the `batchSize` missions that are due longest and what else is
 * due in their families. Call again until `examined` is less than `batchSize`. Safe to run twice and on many workers at
 * once (rules: auto-approval): rows are locked, skipped when another holds them, and looked at again under the lock.
 */
export async function sweepDueMissions(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'log' | 'media' | 'billing'>,
  { batchSize }: { batchSize: number },
): Promise<{ approved: number; examined: number }> {
  // A change of the settings locks the family before its missions, the sweep after them: one of the two runs again.
  return act({ ...ports, actor: TIMER }, async (tx, unit) => {
    const now = ports.now();
    const batch = await lockDueBatch(tx, now, { limit: batchSize, isFree: ports.billing === 'off' });
    const { allowed, moved } = decide(batch, ports.billing, now);
    for (const { row, due } of moved) await scheduleCompletion(tx, row, due);
    const paid = await payMissions({ ...ports, actor: TIMER }, unit, {
      ...{ completions: allowed, decidedBy: null, praise: null, isAuto: true, event: 'updated' },
      ...{ audited: { act: 'mission.auto_approved' }, families: batch.families.values() },
    });
    return { approved: paid.length, examined: batch.found };
  });
}

/** A due time that no longer agrees with the settings is put right, so that the sweep does not find it again. */
function decide(batch: DueBatch, billing: Ports['billing'], now: Date) {
  const policies = new Map(
    [...batch.families].map(([id, family]) => [id, policyOf(inForce(family, billing), now)]),
  );
  const allowed: DueCompletion[] = [];
  const moved: { row: DueCompletion; due: Date | null }[] = [];
  for (const row of batch.completions) {
    const { childId, createdAt: arrivedAt, autoApprovesAt } = row;
    const policy = policies.get(row.familyId);
    if (!policy) continue; // the family is being erased
    if (isAutoApprovalAllowed({ ...policy, childId, arrivedAt, autoApprovesAt, now })) allowed.push(row);
    else moved.push({ row, due: dueAt(arrivedAt, policy.settings, childId) });
  }
  return { allowed, moved };
}

/** What decides about a family's missions. */
const policyOf = (family: FamilyRow, now: Date) => ({
  settings: autoApprovalOf(family),
  hasAccess: hasPremiumAccess(family, now),
});
