import type { FamilyRole } from '@herohood/domain/account/schema';
import type { MemberRole } from '@herohood/domain/family/schema';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { ParentRow } from '../account/queries';
import { parents } from '../account/tables';
import type { Executor } from '../client';
import { isRow } from '../keys';
import type { FamilyId, ParentKey } from './family-id';
import { families } from './tables';

const isMember = ({ familyId, parentId }: ParentKey) =>
  and(isRow(parents, { familyId, id: parentId }), ne(parents.role, 'waiting'));

/** The parents and helpers of the family, the owner first, then in the order in which they came. */
export function listMembers(db: Executor, familyId: FamilyId): Promise<ParentRow[]> {
  return db
    .select()
    .from(parents)
    .where(and(eq(parents.familyId, familyId), ne(parents.role, 'waiting')))
    .orderBy(desc(eq(parents.role, 'owner')), parents.joinedAt, parents.id);
}

/** How many people have an account in the family, those who wait included. */
export async function countPeople(db: Executor, familyId: FamilyId): Promise<number> {
  const [row] = await db.select({ people: count() }).from(parents).where(eq(parents.familyId, familyId));
  return row?.people ?? 0;
}

/** Locks a member until the transaction ends; null for who waits, and for anybody who is none. */
export async function lockMember(db: Executor, who: ParentKey): Promise<ParentRow | null> {
  const [row] = await db.select().from(parents).where(isMember(who)).for('update');
  return row ?? null;
}

/** Gives a member another role; null when there is none of that id (any more). */
export async function updateMemberRole(
  db: Executor,
  who: ParentKey,
  role: MemberRole,
): Promise<ParentRow | null> {
  const [row] = await db.update(parents).set({ role }).where(isMember(who)).returning();
  return row ?? null;
}

/** Erases an account with its sessions, links and invitations; null when it is the owner's, or gone already. */
export async function deleteMember(db: Executor, who: ParentKey): Promise<ParentRow | null> {
  const [row] = await db
    .delete(parents)
    .where(and(isMember(who), ne(parents.role, 'owner')))
    .returning();
  return row ?? null;
}

const isWaiting = ({ familyId, parentId }: ParentKey) =>
  and(isRow(parents, { familyId, id: parentId }), eq(parents.role, 'waiting'));

/** Locks somebody who waits to be let in until the transaction ends; null when nobody of that id waits (any more). */
export async function lockWaitingParent(db: Executor, who: ParentKey): Promise<ParentRow | null> {
  const [row] = await db.select().from(parents).where(isWaiting(who)).for('update');
  return row ?? null;
}

/** Erases the account of somebody who waits, with its sessions and links. */
export async function deleteWaitingParent(db: Executor, who: ParentKey): Promise<void> {
  await db.delete(parents).where(isWaiting(who));
}

/**
 * Moves an account into another family; its sessions follow by cascade. Null when nobody of that id has the role `from`
 * in the family (any more).
 */
export async function moveParent(
  db: Executor,
  who: ParentKey & { from: FamilyRole },
  entry: { familyId: FamilyId; role: MemberRole; joinedAt: Date },
): Promise<ParentRow | null> {
  const [row] = await db
    .update(parents)
    .set(entry)
    .where(and(isRow(parents, { familyId: who.familyId, id: who.parentId }), eq(parents.role, who.from)))
    .returning();
  return row ?? null;
}

/** Gives a family another code unless a family has it; false then, and the caller tries another one. */
export async function replaceFamilyCode(db: Executor, familyId: FamilyId, code: string): Promise<boolean> {
  const rows = await db.execute(sql`
    update ${families} set code = ${code} where id = ${familyId}
      and not exists (select 1 from ${families} other where other.code = ${code})`);
  return rows.count > 0;
}
