import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey, RowKey } from '../family/family-id';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { parentCalls } from './tables';

export type CallRow = typeof parentCalls.$inferSelect;

/** A hero's last call, seen or not; null when they never called. */
export async function findLastCall(db: Executor, { familyId, childId }: HeroKey): Promise<CallRow | null> {
  const [row] = await db.select().from(parentCalls).where(isOfHero(parentCalls, { familyId, childId }));
  return row ?? null;
}

/** Notes a hero's call in place of their last one; null when that one was made after `lastUntil`. */
export async function putCall(
  db: Executor,
  { familyId, childId }: HeroKey,
  { now, lastUntil }: { now: Date; lastUntil: Date },
): Promise<CallRow | null> {
  const [row] = await db
    .insert(parentCalls)
    .values({ familyId, childId, calledAt: now })
    .onConflictDoUpdate({
      target: [parentCalls.familyId, parentCalls.childId],
      set: { id: sql`excluded.id`, calledAt: now, seenAt: null, seenBy: null },
      setWhere: lte(parentCalls.calledAt, lastUntil),
    })
    .returning();
  return row ?? null;
}

const unseenOfFamily = preparedQuery((db) =>
  db
    .select()
    .from(parentCalls)
    .where(and(eq(parentCalls.familyId, sql.placeholder('familyId')), isNull(parentCalls.seenAt)))
    .orderBy(asc(parentCalls.calledAt), asc(parentCalls.id)),
);

/** Calls that no parent has seen, the oldest first. */
export const listUnseenCalls = (db: Executor, familyId: FamilyId): Promise<CallRow[]> =>
  unseenOfFamily(db, { familyId });

/** Notes who saw a call; null when somebody had seen it before, or there is none of that id (any more). */
export async function seeCall(
  db: Executor,
  { familyId, id }: RowKey,
  { seenAt, seenBy }: { seenAt: Date; seenBy: string },
): Promise<CallRow | null> {
  const [row] = await db
    .update(parentCalls)
    .set({ seenAt, seenBy })
    .where(and(isRow(parentCalls, { familyId, id }), isNull(parentCalls.seenAt)))
    .returning();
  return row ?? null;
}

export async function findCall(db: Executor, familyId: FamilyId, id: string): Promise<CallRow | null> {
  const [row] = await db.select().from(parentCalls).where(isRow(parentCalls, { familyId, id }));
  return row ?? null;
}
