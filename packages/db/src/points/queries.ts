import { and, desc, eq, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { rewardTransactions, xpEntries } from './tables';

export type RewardTransactionRow = typeof rewardTransactions.$inferSelect;

/** What one approval pays. */
export interface Award {
  familyId: string;
  childId: string;
  completionId: string;
  approvalNo: number;
  /** What the hero reads beside the points: the mission's name. */
  description: string;
  xp: number;
  points: number;
}

/** Balances move only together with their ledger rows: `direction` 1 pays awards, -1 takes them back. */
export async function writeAwards(
  db: Executor,
  awards: Award[],
  entry: { direction: 1 | -1; now: Date },
): Promise<void> {
  const { direction, now } = entry;
  await lockChildren(db, awards);
  await addToBalances(db, awards, direction);
  await db.insert(xpEntries).values(
    awards.map((a) => ({
      familyId: a.familyId,
      childId: a.childId,
      amount: direction * a.xp,
      kind: direction === 1 ? 'mission' : 'mission_undo',
      completionId: a.completionId,
      approvalNo: a.approvalNo,
      createdAt: now,
    })),
  );
  const withPoints = awards.filter((a) => a.points > 0);
  if (withPoints.length === 0) return;
  await db.insert(rewardTransactions).values(
    withPoints.map((a) => ({
      familyId: a.familyId,
      childId: a.childId,
      amount: direction * a.points,
      type: direction === 1 ? 'habit_completed' : 'habit_undone',
      source: 'habit',
      description: direction === 1 ? a.description : `Undone: ${a.description}`,
      requiresApproval: false,
      isApproved: true,
      approvedAt: now,
      completionId: a.completionId,
      approvalNo: a.approvalNo,
      createdAt: now,
    })),
  );
}

/** In id order, so that two batches never wait for each other. */
async function lockChildren(db: Executor, awards: Award[]): Promise<void> {
  const ids = [...new Set(awards.map((a) => a.childId))].sort();
  await db.execute(
    sql`select 1 from ${children} where id = any(${arrayParam(ids)}::uuid[]) order by id for no key update`,
  );
}

async function addToBalances(db: Executor, awards: Award[], direction: 1 | -1): Promise<void> {
  const totals = new Map<string, { familyId: string; xp: number; points: number; count: number }>();
  for (const { childId, familyId, xp, points } of awards) {
    const sum = totals.get(childId) ?? { familyId, xp: 0, points: 0, count: 0 };
    totals.set(childId, { familyId, xp: sum.xp + xp, points: sum.points + points, count: sum.count + 1 });
  }
  const rows = [...totals];
  const column = (pick: (sum: { xp: number; points: number; count: number }) => number) =>
    arrayParam(rows.map(([, sum]) => direction * pick(sum)));
  await db.execute(sql`
    update ${children} set
      xp = ${children.xp} + t.xp, total_xp = ${children.totalXp} + t.xp,
      reward_points = ${children.rewardPoints} + t.points, approved_count = ${children.approvedCount} + t.n
    from unnest(${arrayParam(rows.map(([, sum]) => sum.familyId))}::uuid[], ${arrayParam(rows.map(([id]) => id))}::uuid[],
      ${column((s) => s.xp)}::int[], ${column((s) => s.points)}::int[], ${column((s) => s.count)}::int[])
      as t(family_id, child_id, xp, points, n)
    where ${children.familyId} = t.family_id and ${children.id} = t.child_id`);
}

/** Adds a ledger row; one that counts at once moves the balance too. Null when its `onceKey` was used before. */
export async function insertTransaction(
  db: Executor,
  transaction: typeof rewardTransactions.$inferInsert,
): Promise<RewardTransactionRow | null> {
  const [row] = await db.insert(rewardTransactions).values(transaction).onConflictDoNothing().returning();
  if (row?.isApproved) await addPoints(db, row);
  return row ?? null;
}

/** Lets a waiting row count; null when it counts already. */
export async function approveTransactionRow(
  db: Executor,
  who: { familyId: string; id: string },
  approval: { approvedBy: string; approvedAt: Date },
): Promise<RewardTransactionRow | null> {
  const [row] = await db
    .update(rewardTransactions)
    .set({ isApproved: true, ...approval })
    .where(
      and(
        eq(rewardTransactions.familyId, who.familyId),
        eq(rewardTransactions.id, who.id),
        eq(rewardTransactions.isApproved, false),
      ),
    )
    .returning();
  if (row) await addPoints(db, row);
  return row ?? null;
}

async function addPoints(db: Executor, row: RewardTransactionRow): Promise<void> {
  await db
    .update(children)
    .set({ rewardPoints: sql`${children.rewardPoints} + ${row.amount}` })
    .where(and(eq(children.familyId, row.familyId), eq(children.id, row.childId)));
}

export async function findTransaction(
  db: Executor,
  familyId: string,
  id: string,
): Promise<RewardTransactionRow | null> {
  const [row] = await db
    .select()
    .from(rewardTransactions)
    .where(and(eq(rewardTransactions.familyId, familyId), eq(rewardTransactions.id, id)));
  return row ?? null;
}

/** Newest first; `waitingOnly` keeps those that a parent has yet to approve. */
export function listTransactions(
  db: Executor,
  who: { familyId: string; childId: string },
  page: { limit: number; waitingOnly?: boolean },
): Promise<RewardTransactionRow[]> {
  return db
    .select()
    .from(rewardTransactions)
    .where(
      and(
        eq(rewardTransactions.familyId, who.familyId),
        eq(rewardTransactions.childId, who.childId),
        page.waitingOnly ? eq(rewardTransactions.isApproved, false) : undefined,
      ),
    )
    .orderBy(desc(rewardTransactions.createdAt), desc(rewardTransactions.id))
    .limit(page.limit);
}
