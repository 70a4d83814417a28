import { and, eq, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import type { Executor } from '../client';
import { FamilyGone, type FamilyId } from '../family/family-id';
import { families } from '../family/tables';
import type { CompletionRow } from './queries';
import { completions } from './tables';

/**
 * Writes the due time of every pending completion of the family anew, counted from its arrival, but for those that a parent decides alone (rules: trust). `delaysMs` maps heroes to their delay;
 * a hero who is not named has auto-approval off.
 */
export async function rescheduleFamily(
  db: Executor,
  familyId: FamilyId,
  delaysMs: ReadonlyMap<string, number>,
): Promise<void> {
  const waiting = and(
    eq(completions.familyId, familyId),
    eq(completions.status, 'pending'),
    eq(completions.isAsked, false),
  );
  await db
    .select({ id: completions.id })
    .from(completions)
    .where(waiting)
    .orderBy(completions.id)
    .for('no key update');
  const delayOfChild = sql`(select t.delay_ms from unnest(${arrayParam([...delaysMs.keys()])}::uuid[], ${arrayParam([...delaysMs.values()])}::bigint[])
    as t(child_id, delay_ms) where t.child_id = ${completions.childId})`;
  await db
    .update(completions)
    .set({ autoApprovesAt: sql`${completions.createdAt} + ${delayOfChild} * interval '1 millisecond'` })
    .where(waiting);
}

/** Sets or clears one completion's due time. */
export async function scheduleCompletion(
  db: Executor,
  completion: Pick<CompletionRow, 'familyId' | 'id'>,
  autoApprovesAt: Date | null,
): Promise<void> {
  await db
    .update(completions)
    .set({ autoApprovesAt })
    .where(and(eq(completions.familyId, completion.familyId), eq(completions.id, completion.id)));
}

/** Pending completions with a due time, and auto-approvals decided at or after `since`. */
export async function countAutoApprovals(db: Executor, familyId: FamilyId, since: Date) {
  const [row] = await db
    .select({
      pending: sql<number>`(select count(*)::int from ${completions} where ${completions.familyId} = ${familyId} and ${completions.status} = 'pending' and ${completions.autoApprovesAt} is not null)`,
      thisWeek: sql<number>`(select count(*)::int from ${completions} where ${completions.familyId} = ${familyId} and ${completions.status} = 'approved' and ${completions.autoApproved} and ${completions.decidedAt} >= ${since.toISOString()}::timestamptz)`,
      totalSaved: families.autoApprovedCount,
    })
    .from(families)
    .where(eq(families.id, familyId));
  if (!row) throw new FamilyGone();
  return row;
}
