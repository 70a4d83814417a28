import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { parentSessions } from './tables';

export type ParentSessionRow = typeof parentSessions.$inferSelect;

/** The sessions of a parent that stand, the one seen last first. */
export function listParentSessions(
  db: Executor,
  who: { familyId: FamilyId; parentId: string },
  now: Date,
): Promise<ParentSessionRow[]> {
  const { familyId, parentId, expiresAt, lastSeenAt, id } = parentSessions;
  return db
    .select()
    .from(parentSessions)
    .where(and(eq(familyId, who.familyId), eq(parentId, who.parentId), gt(expiresAt, now)))
    .orderBy(desc(lastSeenAt), desc(id));
}

/** Ends one session of a parent; the ended one, or null. */
export async function deleteParentDevice(
  db: Executor,
  device: { familyId: FamilyId; parentId: string; sessionId: string },
): Promise<ParentSessionRow | null> {
  const { familyId, parentId, id } = parentSessions;
  const [ended] = await db
    .delete(parentSessions)
    .where(and(eq(familyId, device.familyId), eq(parentId, device.parentId), eq(id, device.sessionId)))
    .returning();
  return ended ?? null;
}

/** Notes that a session's browser was seen. */
export async function touchParentSession(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await db.update(parentSessions).set({ lastSeenAt: now }).where(eq(parentSessions.tokenHash, tokenHash));
}
