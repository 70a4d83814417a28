import { autoSaveOf, type SavedMove, takenFromGoals } from '@herohood/domain/goals/goal';
import { sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { type GoalRow, listOpenGoals } from '../goals/queries';
import { goals } from '../goals/tables';
import { isRow } from '../keys';
import { xpEntries } from './tables';

interface HeroNow {
  familyId: FamilyId;
  childId: string;
  now: Date;
}

/**
 * Moves XP from the wallet into an open goal, or with a negative amount back: in the ledger, the goal and the balance. The hero must be
 * locked, and both must hold what leaves them. `claim`: it moves on into a claim that holds its cost, or comes from one.
 */
export async function moveSaved(
  db: Executor,
  {
    familyId,
    childId,
    now,
    goalId,
    amount,
    claim,
  }: HeroNow & SavedMove & { claim?: { id: string; holdNo: number } },
): Promise<GoalRow> {
  await db.insert(xpEntries).values({
    ...{ familyId, childId, goalId, amount: -amount, createdAt: now },
    ...{ kind: amount > 0 ? 'save' : 'unsave', claimId: claim?.id, holdNo: claim?.holdNo },
  });
  await db
    .update(children)
    .set({ xp: sql`${children.xp} - ${amount}` })
    .where(isRow(children, { familyId, id: childId }));
  const [goal] = await db
    .update(goals)
    .set({
      saved: sql`${goals.saved} + ${amount}`,
      reachedAt: sql`case when ${goals.saved} + ${amount} = ${goals.target} then ${now.toISOString()}::timestamptz end`,
    })
    .where(isRow(goals, { familyId, id: goalId }))
    .returning();
  if (!goal) throw new Error('The goal does not stand.');
  return goal;
}

/**
 * Saves what goes by itself from one payment that the wallet has just got, the hero locked (rules: goals). What many missions pay is saved
 * by the statement that pays them. The goal it went to; null for none.
 */
export async function autoSave(
  db: Executor,
  { xp, ...hero }: HeroNow & { xp: number },
): Promise<GoalRow | null> {
  const move = autoSaveOf(xp, await listOpenGoals(db, hero));
  return move && moveSaved(db, { ...hero, ...move });
}

/**
 * Brings into the wallet what it lacks for an undo, from the newest goal on, the hero locked; the caller has seen that there
 * is enough. The goals that gave.
 */
export async function takeFromGoals(
  db: Executor,
  { needed, ...hero }: HeroNow & { needed: number },
): Promise<GoalRow[]> {
  if (needed <= 0) return [];
  const gave: GoalRow[] = [];
  for (const move of takenFromGoals(needed, await listOpenGoals(db, hero))) {
    gave.push(await moveSaved(db, { ...hero, ...move }));
  }
  return gave;
}

/** What a claim does to its hero's wallet; `id` is the claim's. */
interface ClaimXp {
  familyId: FamilyId;
  childId: string;
  id: string;
  cost: number;
  /** How often the claim has held its cost, this time included. */
  holdNo: number;
}

/** Takes a claim's cost (XP) out of the wallet; the hero must be locked and able to pay. */
export const holdClaimXp = (db: Executor, claim: ClaimXp, now: Date): Promise<void> =>
  move(db, claim, { kind: 'claim_hold', amount: -claim.cost, createdAt: now });

/** Puts what a claim held back into the wallet. */
export const refundClaimXp = (db: Executor, claim: ClaimXp, now: Date): Promise<void> =>
  move(db, claim, { kind: 'claim_refund', amount: claim.cost, createdAt: now });

/** The ledger's row comes first: its index lets each kind happen once per hold, and a second one moves nothing. */
async function move(
  db: Executor,
  { familyId, childId, id: claimId, holdNo }: ClaimXp,
  entry: { kind: 'claim_hold' | 'claim_refund'; amount: number; createdAt: Date },
): Promise<void> {
  const [row] = await db
    .insert(xpEntries)
    .values({ familyId, childId, claimId, holdNo, ...entry })
    .onConflictDoNothing()
    .returning({ id: xpEntries.id });
  if (!row) return;
  await db
    .update(children)
    .set({ xp: sql`${children.xp} + ${entry.amount}` })
    .where(isRow(children, { familyId, id: childId }));
}
