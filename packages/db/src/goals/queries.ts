import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey, RowKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { goals } from './tables';

export type GoalRow = typeof goals.$inferSelect;

/** Null when the hero has an open goal for that reward already: the partial unique index decides races. */
export async function insertGoal(
  db: Executor,
  goal: Pick<GoalRow, 'familyId' | 'childId' | 'name' | 'rewardId' | 'target' | 'autoSave' | 'createdAt'>,
): Promise<GoalRow | null> {
  const [row] = await db.insert(goals).values(goal).onConflictDoNothing().returning();
  return row ?? null;
}

/** A hero's open goals, oldest first. */
export function listOpenGoals(db: Executor, who: HeroKey): Promise<GoalRow[]> {
  return db
    .select()
    .from(goals)
    .where(and(isOfHero(goals, who), isNull(goals.closedAt)))
    .orderBy(asc(goals.createdAt), asc(goals.id));
}

const openGoal = (familyId: FamilyId, id: string) =>
  and(isRow(goals, { familyId, id }), isNull(goals.closedAt));

/** A goal that is not closed. */
export async function findOpenGoal(db: Executor, familyId: FamilyId, id: string): Promise<GoalRow | null> {
  const [row] = await db.select().from(goals).where(openGoal(familyId, id));
  return row ?? null;
}

/** Changes a goal that is not closed; what lies in it only moves with the ledger (see points/xp-queries). */
export async function updateGoal(
  db: Executor,
  who: RowKey,
  changes: Partial<Pick<GoalRow, 'name' | 'target' | 'autoSave' | 'reachedAt' | 'closedAt'>>,
): Promise<GoalRow | null> {
  const [row] = await db.update(goals).set(changes).where(openGoal(who.familyId, who.id)).returning();
  return row ?? null;
}

/** Lets the open goals for a reward stand without it; those that did. */
export function unlinkGoals(db: Executor, familyId: FamilyId, rewardId: string): Promise<GoalRow[]> {
  return db
    .update(goals)
    .set({ rewardId: null })
    .where(and(eq(goals.familyId, familyId), eq(goals.rewardId, rewardId), isNull(goals.closedAt)))
    .returning();
}
