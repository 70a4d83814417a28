import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import type { Executor } from '../client';
import { FamilyGone } from '../family/family-gone';
import { families } from '../family/tables';
import { childHabits } from '../habits/tables';
import type { CompletionRow } from './queries';
import { completions } from './tables';

/**
 * Writes the due time of every pending completion of the family anew. `delaysMs` maps heroes to their delay;
 * a hero who is not named has auto-approval off.
 */
export async function rescheduleFamily(
  db: Executor,
  familyId: string,
  delaysMs: ReadonlyMap<string, number>,
): Promise<void> {
  const waiting = and(eq(completions.familyId, familyId), eq(completions.status, 'pending'));
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
    .set({ autoApprovesAt: sql`${completions.completedAt} + ${delayOfChild} * interval '1 millisecond'` })
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

/**
 * Locks a batch of due completions of families that have access now, skipping what others hold: any number of
 * workers may call this at once. Ordered by due time.
 */
export async function lockDueBatch(db: Executor, now: Date, batchSize: number) {
  const hasAccess = sql`case ${families.subscriptionStatus}
    when 'trial' then coalesce(${families.trialEndsAt}, ${families.createdAt} + interval '7 days') > ${now.toISOString()}::timestamptz
    when 'active' then ${families.subscriptionEndDate} > ${now.toISOString()}::timestamptz
    when 'cancelled' then ${families.subscriptionEndDate} > ${now.toISOString()}::timestamptz
    else false end`;
  return db
    .select({ completion: completions, family: families, habitName: childHabits.name })
    .from(completions)
    .innerJoin(families, eq(families.id, completions.familyId))
    .innerJoin(
      childHabits,
      and(eq(childHabits.familyId, completions.familyId), eq(childHabits.id, completions.childHabitId)),
    )
    .where(
      and(
        eq(completions.status, 'pending'),
        isNotNull(completions.autoApprovesAt),
        lte(completions.autoApprovesAt, now),
        eq(families.autoApprovalEnabled, true),
        hasAccess,
      ),
    )
    .orderBy(completions.autoApprovesAt)
    .limit(batchSize)
    .for('no key update', { of: completions, skipLocked: true });
}

/** Approves the locked batch by timer; the rows as they are now. */
export async function approveBatch(db: Executor, ids: string[], now: Date): Promise<CompletionRow[]> {
  if (ids.length === 0) return [];
  return db
    .update(completions)
    .set({
      status: 'approved',
      autoApproved: true,
      decidedAt: now,
      decidedBy: null,
      autoApprovesAt: null,
      approvalNo: sql`${completions.approvalNo} + 1`,
    })
    .where(and(sql`${completions.id} = any(${arrayParam(ids)}::uuid[])`, eq(completions.status, 'pending')))
    .returning();
}

/** Adds to the families' counts of auto-approvals (`totalSaved`). Locks the families in id order. */
export async function addAutoApproved(db: Executor, counts: ReadonlyMap<string, number>): Promise<void> {
  const ids = [...counts.keys()].sort();
  await db.execute(
    sql`select 1 from ${families} where id = any(${arrayParam(ids)}::uuid[]) order by id for no key update`,
  );
  await db.execute(sql`
    update ${families} set auto_approved_count = auto_approved_count + c.n
    from unnest(${arrayParam(ids)}::uuid[], ${arrayParam(ids.map((id) => counts.get(id) ?? 0))}::int[]) as c(id, n)
    where ${families.id} = c.id`);
}

/** Pending completions with a due time, and auto-approvals decided at or after `since`. */
export async function countAutoApprovals(db: Executor, familyId: string, since: Date) {
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
