import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../client';
import { isRow } from '../keys';
import type { FamilyId, ParentKey, RowKey } from './family-id';
import { invitations } from './invitation-tables';

export type InvitationRow = typeof invitations.$inferSelect;

export async function insertInvitation(
  db: Executor,
  invitation: typeof invitations.$inferInsert,
): Promise<InvitationRow> {
  const [row] = await db.insert(invitations).values(invitation).returning();
  if (!row) throw new Error('The invitation was not written.');
  return row;
}

const isOpen = (now: Date) => and(isNull(invitations.usedAt), gt(invitations.expiresAt, now));

/** Invitations of a family that still let somebody in at `now`, oldest first. */
export function listOpenInvitations(db: Executor, familyId: FamilyId, now: Date): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.familyId, familyId), isOpen(now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
}

/** The invitation of that token, whatever became of it; null for a token that there is not, or not any more. */
export async function findInvitation(db: Executor, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash));
  return row ?? null;
}

/** Uses an invitation up. Null when another call was quicker, or it no longer holds: of all callers exactly one gets it. */
export async function takeInvitation(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.tokenHash, tokenHash), isOpen(now)))
    .returning();
  return row ?? null;
}

/** Deletes an invitation that nobody has used; false when there is none of that id in the family. */
export async function deleteOpenInvitation(
  db: Executor,
  { familyId, id, now }: RowKey & { now: Date },
): Promise<boolean> {
  const gone = await db
    .delete(invitations)
    .where(and(isRow(invitations, { familyId, id }), isOpen(now)))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** Deletes all that somebody has made, used or not: they may invite nobody any more. */
export async function deleteInvitationsOf(db: Executor, { familyId, parentId }: ParentKey): Promise<void> {
  await db
    .delete(invitations)
    .where(and(eq(invitations.familyId, familyId), eq(invitations.madeBy, parentId)));
}
