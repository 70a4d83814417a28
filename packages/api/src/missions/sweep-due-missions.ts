import type { Transaction } from '@herohood/db/client';
import {
  addAutoApproved,
  approveBatch,
  lockDueBatch,
  scheduleCompletion,
} from '@herohood/db/missions/auto-approval-queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { insertAudit, insertEvents } from '@herohood/db/sync/queries';
import { dueAt, isAutoApprovalAllowed } from '@herohood/domain/missions/auto-approval';
import type { FamilyNews, Ports } from '../context';
import { toFamily } from '../family/family';
import { payMissions } from '../points/pay-missions';
import { retried } from '../sync/transact';

type DueRow = Awaited<ReturnType<typeof lockDueBatch>>[number];

/**
 * Approves one batch of what is due, in one transaction, and says how many were looked at: call again until it is
 * less than `batchSize`. Safe to run twice and on many workers at once (ruling R12): rows are locked, skipped when
 * another holds them, and looked at again under the lock.
 */
export async function sweepDueMissions(
  ports: Pick<Ports, 'db' | 'now' | 'live'>,
  { batchSize }: { batchSize: number },
): Promise<{ approved: number; examined: number }> {
  const now = ports.now();
  // A change of the settings locks the family before its missions, the sweep after them: one of the two runs again.
  const { news, ...outcome } = await retried(() =>
    ports.db.transaction(async (tx) => {
      const due = await lockDueBatch(tx, now, batchSize);
      const [allowed, moved] = partition(due, (row) => isAllowed(row, now));
      for (const row of moved) await reschedule(tx, row);
      const approved = await approveBatch(
        tx,
        allowed.map(({ completion }) => completion.id),
        now,
      );
      if (approved.length > 0) await payMissions(tx, approved, now);
      const news = approved.length > 0 ? await report(tx, approved, now) : [];
      return { approved: approved.length, examined: due.length, news };
    }),
  );
  for (const each of news) ports.live.changed(each);
  return outcome;
}

function isAllowed({ completion, family }: DueRow, now: Date): boolean {
  const { autoApproval: settings, hasPremiumAccess: hasAccess } = toFamily(family, now);
  const { childId, completedAt } = completion;
  return isAutoApprovalAllowed({ settings, childId, completedAt, now, hasAccess });
}

/** A due time that no longer agrees with the settings is put right, so that the sweep does not find it again. */
function reschedule(tx: Transaction, { completion, family }: DueRow): Promise<void> {
  const { autoApproval } = toFamily(family, completion.completedAt);
  return scheduleCompletion(tx, completion, dueAt(completion.completedAt, autoApproval, completion.childId));
}

async function report(tx: Transaction, approved: CompletionRow[], now: Date): Promise<FamilyNews[]> {
  const byFamily = new Map<string, CompletionRow[]>();
  for (const row of approved) byFamily.set(row.familyId, [...(byFamily.get(row.familyId) ?? []), row]);
  await addAutoApproved(tx, new Map([...byFamily].map(([id, rows]) => [id, rows.length])));
  for (const [familyId, rows] of [...byFamily].sort(([a], [b]) => (a < b ? -1 : 1))) {
    await insertAudit(
      tx,
      familyId,
      rows.map(({ childId }) => ({
        at: now,
        actorKind: 'system',
        actorName: 'Auto-approval',
        act: 'mission.auto_approved',
        childId,
        summary: 'A mission was approved by the timer',
      })),
    );
    await insertEvents(
      tx,
      familyId,
      rows.map((row) => ({
        type: 'updated',
        entity: 'completion',
        entityId: row.id,
        childId: row.childId,
        audience: 'child',
      })),
    );
  }
  return [...new Map(approved.map(({ familyId, childId }) => [childId, { familyId, childId }])).values()];
}

function partition<T>(rows: T[], test: (row: T) => boolean): [T[], T[]] {
  return [rows.filter(test), rows.filter((row) => !test(row))];
}
