import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { childSessions, knownDevices } from './tables';

export type ChildSessionRow = typeof childSessions.$inferSelect;

/** The sessions of a hero that stand, the one seen last first. */
export function listChildSessions(
  db: Executor,
  who: { familyId: FamilyId; childId: string },
  now: Date,
): Promise<ChildSessionRow[]> {
  return db
    .select()
    .from(childSessions)
    .where(
      and(
        eq(childSessions.familyId, who.familyId),
        eq(childSessions.childId, who.childId),
        gt(childSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(childSessions.lastSeenAt), desc(childSessions.id));
}

/** Ends one session of a hero, and forgets its browser; the ended one, or null. */
export async function deleteHeroDevice(
  db: Executor,
  device: { familyId: FamilyId; childId: string; sessionId: string },
): Promise<ChildSessionRow | null> {
  const { familyId, childId, sessionId } = device;
  const [ended] = await db
    .delete(childSessions)
    .where(
      and(
        eq(childSessions.familyId, familyId),
        eq(childSessions.childId, childId),
        eq(childSessions.id, sessionId),
      ),
    )
    .returning();
  if (ended?.deviceTokenHash) {
    await db
      .delete(knownDevices)
      .where(
        and(
          eq(knownDevices.familyId, familyId),
          eq(knownDevices.childId, childId),
          eq(knownDevices.tokenHash, ended.deviceTokenHash),
        ),
      );
  }
  return ended ?? null;
}

/** Notes that a session's browser was seen. */
export async function touchChildSession(db: Executor, tokenHash: string, now: Date): Promise<void> {
  await db.update(childSessions).set({ lastSeenAt: now }).where(eq(childSessions.tokenHash, tokenHash));
}
