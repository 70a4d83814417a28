import { textKey } from '@herohood/domain/text-key';
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { parents } from '../account/tables';
import type { Executor } from '../client';
import { isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { FamilyGone, type FamilyId, type ParentKey } from './family-id';
import { auditEntries, families } from './tables';

export type FamilyRow = typeof families.$inferSelect;
export type AuditRow = typeof auditEntries.$inferSelect;

/** Writes a new family unless its code is taken; null then, and the caller tries another code. */
export async function insertFamily(
  db: Executor,
  family: Pick<FamilyRow, 'code' | 'timeZone' | 'locale' | 'trialEndsAt' | 'createdAt'>,
): Promise<FamilyRow | null> {
  const [row] = await db.insert(families).values(family).onConflictDoNothing().returning();
  return row ?? null;
}

/** Any number that no other lock of this database uses. */
const FOUNDING_LOCK = 4_710_003;

/** Lets one transaction after the other found a family. */
export async function lockFounding(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${FOUNDING_LOCK})`);
}

/** Whether there is any family besides the one whose owner has this e-mail. */
export async function hasFamilyBeside(db: Executor, ownerEmail: string): Promise<boolean> {
  const [row] = await db
    .select({ familyId: parents.familyId })
    .from(parents)
    .where(and(eq(parents.role, 'owner'), ne(parents.emailKey, textKey(ownerEmail))))
    .limit(1);
  return row !== undefined;
}

/** `code` in its normal form (upper case). */
export async function findFamilyByCode(db: Executor, code: string): Promise<FamilyRow | null> {
  const [row] = await db.select().from(families).where(eq(families.code, code));
  return row ?? null;
}

export async function findFamilyById(db: Executor, familyId: FamilyId): Promise<FamilyRow> {
  const [row] = await db.select().from(families).where(eq(families.id, familyId));
  if (!row) throw new FamilyGone();
  return row;
}

const lockedFamily = preparedQuery((db) =>
  db
    .select()
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId')))
    .for('no key update'),
);

/** Locks the family's row until the transaction ends and reads what is in force now. */
export async function lockFamily(db: Executor, familyId: FamilyId): Promise<FamilyRow> {
  const [row] = await lockedFamily(db, { familyId });
  if (!row) throw new FamilyGone();
  return row;
}

export async function updateFamily(
  db: Executor,
  familyId: FamilyId,
  changes: Partial<Omit<FamilyRow, 'id' | 'lastEventAt'>>,
): Promise<FamilyRow> {
  const [row] = await db.update(families).set(changes).where(eq(families.id, familyId)).returning();
  if (!row) throw new FamilyGone();
  return row;
}

const waitingParents = preparedQuery((db) =>
  db
    .select()
    .from(parents)
    .where(and(eq(parents.familyId, sql.placeholder('familyId')), eq(parents.role, 'waiting')))
    .orderBy(parents.createdAt, parents.id),
);

/** Newcomers who entered the family's code and wait, oldest first. */
export const listWaitingParents = (db: Executor, familyId: FamilyId) => waitingParents(db, { familyId });

/** Lets someone who waits in, in that role; null when there is none of that id (any more). */
export async function acceptWaitingParent(
  db: Executor,
  who: ParentKey,
  entry: { role: 'parent' | 'helper'; joinedAt: Date },
) {
  const [row] = await db
    .update(parents)
    .set(entry)
    .where(and(isRow(parents, { familyId: who.familyId, id: who.parentId }), eq(parents.role, 'waiting')))
    .returning();
  return row ?? null;
}

/**
 * Newest first, in the order in which they were written; `before` leaves out an entry, an instant, and all after it,
 * `childId` all that does not concern that hero.
 */
export function listAudit(
  db: Executor,
  familyId: FamilyId,
  page: { before?: { id: number } | { at: Date } | undefined; childId?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const { before, childId } = page;
  const ofChild = childId === undefined ? undefined : eq(auditEntries.childId, childId);
  const older = before && ('id' in before ? lt(auditEntries.id, before.id) : lt(auditEntries.at, before.at));
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.familyId, familyId), ofChild, older))
    .orderBy(desc(auditEntries.id))
    .limit(page.limit);
}
