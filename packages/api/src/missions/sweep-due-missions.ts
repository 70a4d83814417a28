import type { Transaction } from '@herohood/db/client';
import type { FamilyRow } from '@herohood/db/family/queries';
import { addAutoApproved, scheduleCompletion } from '@herohood/db/missions/auto-approval-queries';
import {
  approveBatch,
  type DueBatch,
  type DueCompletion,
  lockDueBatch,
} from '@herohood/db/missions/sweep-queries';
import { insertHeroAudit, insertHeroEvents } from '@herohood/db/sync/batch-queries';
import { dueAt, isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import type { AutoApprovalSettings } from '@herohood/domain/missions/schema';
import { hasPremiumAccess, inForce } from '@herohood/domain/subscription/access';
import type { FamilyNews, Ports } from '../context';
import { autoApprovalOf } from '../family/family';
import { payMissions } from '../points/pay-missions';
import { retried } from '../sync/transact';

/** What decides about a family's missions. */
interface Standing {
  settings: AutoApprovalSettings;
  hasAccess: boolean;
}

/**
 * Approves one batch of what is due, in one transaction: the `batchSize` missions that are due longest and what else is
 * due in their families. Call again until `examined` is less than `batchSize`. Safe to run twice and on many workers at
 * once (rules: auto-approval): rows are locked, skipped when another holds them, and looked at again under the lock.
 */
export async function sweepDueMissions(
  ports: Pick<Ports, 'db' | 'now' | 'live' | 'billing'>,
  { batchSize }: { batchSize: number },
): Promise<{ approved: number; examined: number }> {
  const now = ports.now();
  // A change of the settings locks the family before its missions, the sweep after them: one of the two runs again.
  const { news, ...outcome } = await retried(() =>
    ports.db.transaction(async (tx) => {
      const batch = await lockDueBatch(tx, now, { limit: batchSize, isFree: ports.billing === 'off' });
      const { allowed, moved } = decide(batch, ports.billing, now);
      for (const { row, due } of moved) await scheduleCompletion(tx, row, due);
      const ids = await approveBatch(
        tx,
        allowed.map(({ id }) => id),
        now,
      );
      const approved = allowed.filter(({ id }) => ids.has(id));
      if (approved.length > 0) await payAndTell(tx, approved, now);
      return { approved: approved.length, examined: batch.found, news: newsOf(approved) };
    }),
  );
  for (const each of news) ports.live.changed(each);
  return outcome;
}

/** A due time that no longer agrees with the settings is put right, so that the sweep does not find it again. */
function decide(batch: DueBatch, billing: Ports['billing'], now: Date) {
  const standings = new Map(
    [...batch.families].map(([id, family]) => [id, standingOf(inForce(family, billing), now)]),
  );
  const allowed: DueCompletion[] = [];
  const moved: { row: DueCompletion; due: Date | null }[] = [];
  for (const row of batch.completions) {
    const { childId, completedAt } = row;
    const standing = standings.get(row.familyId);
    if (!standing) continue; // the family is being erased
    if (isAutoApprovalAllowed({ ...standing, childId, completedAt, now })) allowed.push(row);
    else moved.push({ row, due: dueAt(completedAt, standing.settings, childId) });
  }
  return { allowed, moved };
}

function standingOf(family: FamilyRow, now: Date): Standing {
  return { settings: autoApprovalOf(family), hasAccess: hasPremiumAccess(family, now) };
}

async function payAndTell(tx: Transaction, approved: DueCompletion[], now: Date): Promise<void> {
  await payMissions(tx, approved, now);
  const counts = new Map<string, number>();
  for (const { familyId } of approved) counts.set(familyId, (counts.get(familyId) ?? 0) + 1);
  const changes = approved.map(({ id, familyId, childId }) => ({ familyId, childId, entityId: id }));
  await insertHeroAudit(tx, changes, {
    at: now,
    actorKind: 'system',
    actorName: 'Auto-approval',
    act: 'mission.auto_approved',
    summary: 'A mission was approved by the timer',
  });
  await addAutoApproved(tx, counts);
  await insertHeroEvents(tx, changes, { type: 'updated', entity: 'completion' });
}

function newsOf(approved: DueCompletion[]): FamilyNews[] {
  return [...new Map(approved.map(({ familyId, childId }) => [childId, { familyId, childId }])).values()];
}
