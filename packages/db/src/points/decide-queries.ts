import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, RowKey } from '../family/family-id';
import { isRow } from '../keys';
import { addPoints, type RewardTransactionRow } from './queries';
import { rewardTransactions } from './tables';

const ofFamily = ({ familyId, id }: RowKey) => isRow(rewardTransactions, { familyId, id });

const isWaiting = and(eq(rewardTransactions.isApproved, false), isNull(rewardTransactions.rejectedAt));

/**
 * Lets those of the named rows count that wait, each once; their heroes must be locked.
 *
 * @returns what counts by this call
 */
export async function approveTransactions(
  db: Executor,
  who: { familyId: FamilyId; ids: string[] },
  approval: { approvedBy: string; approvedAt: Date },
): Promise<RewardTransactionRow[]> {
  if (who.ids.length === 0) return [];
  const rows = await db
    .update(rewardTransactions)
    .set({ isApproved: true, ...approval })
    .where(
      and(eq(rewardTransactions.familyId, who.familyId), inArray(rewardTransactions.id, who.ids), isWaiting),
    )
    .returning();
  await addPoints(db, rows);
  return rows;
}

/** Turns a waiting row down; null when it waits no more. */
export async function rejectTransactionRow(
  db: Executor,
  who: RowKey,
  rejection: { rejectedBy: string; rejectedAt: Date; message: string | null },
): Promise<RewardTransactionRow | null> {
  const [row] = await db
    .update(rewardTransactions)
    .set({ ...rejection, praisedBy: null })
    .where(and(ofFamily(who), isWaiting))
    .returning();
  return row ?? null;
}

/** Lets a declined row wait again; null when it is not declined any more. */
export async function reopenTransactionRow(db: Executor, who: RowKey): Promise<RewardTransactionRow | null> {
  const [row] = await db
    .update(rewardTransactions)
    .set({ rejectedBy: null, rejectedAt: null, message: null })
    .where(and(ofFamily(who), isNotNull(rewardTransactions.rejectedAt)))
    .returning();
  return row ?? null;
}

/** Whether a counter-entry has taken a row back. */
export async function isTakenBack(db: Executor, { familyId, id }: RowKey): Promise<boolean> {
  const [counter] = await db
    .select({ id: rewardTransactions.id })
    .from(rewardTransactions)
    .where(and(eq(rewardTransactions.familyId, familyId), eq(rewardTransactions.undoes, id)));
  return counter !== undefined;
}

/**
 * Takes an approved row back by a counter-entry; the hero must be locked and have the points. What had waited for a parent
 * waits again as a row of its own, which takes over what the old one was the only one of. False when somebody was faster:
 * the index lets a row be taken back once.
 */
export async function takeBackTransaction(
  db: Executor,
  row: RewardTransactionRow,
  now: Date,
): Promise<boolean> {
  const { familyId, childId, amount, type, source, description, message, praisedBy, onceKey } = row;
  const entry = { familyId, childId, source, createdAt: now };
  const [counter] = await db
    .insert(rewardTransactions)
    .values({
      ...entry,
      amount: -amount,
      type: 'points_undone',
      description: `Undone: ${description}`,
      requiresApproval: false,
      isApproved: true,
      approvedAt: now,
      undoes: row.id,
    })
    .onConflictDoNothing()
    .returning();
  if (!counter) return false;
  await addPoints(db, [counter]);
  if (!row.requiresApproval) return true;
  await db.update(rewardTransactions).set({ onceKey: null }).where(ofFamily(row));
  const again = {
    ...entry,
    amount,
    type,
    description,
    message,
    praisedBy,
    onceKey,
    requiresApproval: true,
    isApproved: false,
  };
  await db.insert(rewardTransactions).values(again);
  return true;
}
