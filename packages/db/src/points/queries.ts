import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId, HeroKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { rewardTransactions, xpEntries } from './tables';

export type RewardTransactionRow = typeof rewardTransactions.$inferSelect;

/** What one approval paid. */
export interface Award {
  familyId: FamilyId;
  childId: string;
  completionId: string;
  approvalNo: number;
  /** What the hero reads beside the points: the mission's name. */
  description: string;
  xp: number;
  points: number;
}

/** Takes an award back from both balances, with a counter-entry in each ledger. */
export async function takeBackAward(db: Executor, award: Award, now: Date): Promise<void> {
  const { familyId, childId, completionId, approvalNo, xp, points } = award;
  await db
    .update(children)
    .set({
      xp: sql`${children.xp} - ${xp}`,
      totalXp: sql`${children.totalXp} - ${xp}`,
      rewardPoints: sql`${children.rewardPoints} - ${points}`,
      approvedCount: sql`${children.approvedCount} - 1`,
    })
    .where(isRow(children, { familyId, id: childId }));
  const entry = { familyId, childId, completionId, approvalNo, createdAt: now };
  if (xp > 0) await db.insert(xpEntries).values({ ...entry, amount: -xp, kind: 'mission_undo' });
  if (points === 0) return;
  await db.insert(rewardTransactions).values({
    ...entry,
    amount: -points,
    type: 'habit_undone',
    source: 'habit',
    description: `Undone: ${award.description}`,
    requiresApproval: false,
    isApproved: true,
    approvedAt: now,
  });
}

/** Adds a ledger row and leaves the balance to the caller. Null when its `onceKey` was used before. */
export async function insertTransactionRow(
  db: Executor,
  transaction: typeof rewardTransactions.$inferInsert,
): Promise<RewardTransactionRow | null> {
  const [row] = await db.insert(rewardTransactions).values(transaction).onConflictDoNothing().returning();
  return row ?? null;
}

/** Adds a ledger row; one that counts at once moves the balance too. Null when its `onceKey` was used before. */
export async function insertTransaction(
  db: Executor,
  transaction: typeof rewardTransactions.$inferInsert,
): Promise<RewardTransactionRow | null> {
  const row = await insertTransactionRow(db, transaction);
  if (row?.isApproved) await addPoints(db, [row]);
  return row;
}

/** Moves heroes' points by the amounts of rows that begin to count; the heroes must be locked. */
export async function addPoints(db: Executor, rows: RewardTransactionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update ${children} c set reward_points = c.reward_points + t.points
    from (
      select family_id, child_id, sum(amount)::int as points
      from unnest(${arrayParam(rows.map(({ familyId }) => familyId))}::uuid[],
        ${arrayParam(rows.map(({ childId }) => childId))}::uuid[],
        ${arrayParam(rows.map(({ amount }) => amount))}::int[]) as r(family_id, child_id, amount)
      group by 1, 2
    ) t
    where c.family_id = t.family_id and c.id = t.child_id`);
}

export async function findTransaction(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<RewardTransactionRow | null> {
  const [row] = await db.select().from(rewardTransactions).where(isRow(rewardTransactions, { familyId, id }));
  return row ?? null;
}

const waitingOf = (isOfOneHero: boolean) =>
  preparedQuery((db) =>
    db
      .select()
      .from(rewardTransactions)
      .where(
        and(
          eq(rewardTransactions.familyId, sql.placeholder('familyId')),
          eq(rewardTransactions.isApproved, false),
          isNull(rewardTransactions.rejectedAt),
          isOfOneHero ? eq(rewardTransactions.childId, sql.placeholder('childId')) : undefined,
        ),
      )
      .orderBy(desc(rewardTransactions.createdAt), desc(rewardTransactions.id))
      .limit(1000),
  );

const waitingOfFamily = waitingOf(false);
const waitingOfHero = waitingOf(true);

/** What waits for a parent, of one hero or of all, newest first; the newest 1,000. */
export function listWaitingTransactions(
  db: Executor,
  familyId: FamilyId,
  childId?: string,
): Promise<RewardTransactionRow[]> {
  return childId ? waitingOfHero(db, { familyId, childId }) : waitingOfFamily(db, { familyId });
}

/** Newest first. */
export function listTransactions(
  db: Executor,
  who: HeroKey,
  page: { limit: number },
): Promise<RewardTransactionRow[]> {
  return db
    .select()
    .from(rewardTransactions)
    .where(isOfHero(rewardTransactions, who))
    .orderBy(desc(rewardTransactions.createdAt), desc(rewardTransactions.id))
    .limit(page.limit);
}
