import { and, desc, eq, gt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey, ParentKey } from '../family/family-id';
import { isOfHero } from '../keys';
import { childSessions, knownDevices, parentSessions } from './tables';

type ChildSessionRow = typeof childSessions.$inferSelect;

/** The sessions of a hero that stand, the one seen last first. */
export function listChildSessions(db: Executor, who: HeroKey, now: Date): Promise<ChildSessionRow[]> {
  return db
    .select()
    .from(childSessions)
    .where(and(isOfHero(childSessions, who), gt(childSessions.expiresAt, now)))
    .orderBy(desc(childSessions.lastSeenAt), desc(childSessions.id));
}

/** Ends one session of a hero, and forgets its browser; the ended one, or null. */
export async function deleteHeroDevice(
  db: Executor,
  device: HeroKey & { sessionId: string },
): Promise<ChildSessionRow | null> {
  const { familyId, childId, sessionId } = device;
  const [ended] = await db
    .delete(childSessions)
    .where(and(isOfHero(childSessions, { familyId, childId }), eq(childSessions.id, sessionId)))
    .returning();
  if (ended?.deviceTokenHash) {
    await db
      .delete(knownDevices)
      .where(
        and(isOfHero(knownDevices, { familyId, childId }), eq(knownDevices.tokenHash, ended.deviceTokenHash)),
      );
  }
  return ended ?? null;
}

type ParentSessionRow = typeof parentSessions.$inferSelect;

/** The sessions of a parent that stand, the one seen last first. */
export function listParentSessions(db: Executor, who: ParentKey, now: Date): Promise<ParentSessionRow[]> {
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
  device: ParentKey & { sessionId: string },
): Promise<ParentSessionRow | null> {
  const { familyId, parentId, id } = parentSessions;
  const [ended] = await db
    .delete(parentSessions)
    .where(and(eq(familyId, device.familyId), eq(parentId, device.parentId), eq(id, device.sessionId)))
    .returning();
  return ended ?? null;
}
