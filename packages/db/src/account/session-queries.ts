import { MAX_DEVICES } from '@herohood/domain/family/family-limits';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId, ParentKey } from '../family/family-id';
import { families } from '../family/tables';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import type { DeviceRow } from '../sync/queries';
import { devices } from '../sync/tables';
import { childSessions, parentSessions, parents } from './tables';

/** What an app asks for at every poll comes with the session: a poll with nothing new is this one read. */
const devicesThat = (areTheirs: SQL) =>
  sql`(
  select coalesce(json_agg(d order by d.created_at, d.id), '[]') from (
    select * from ${devices} o where ${areTheirs}
    order by o.created_at, o.id limit ${sql.raw(String(MAX_DEVICES))}
  ) d)`.mapWith((rows: JsonDevice[]) => rows.map(deviceOfJson));

interface JsonDevice {
  id: string;
  family_id: FamilyId;
  child_id: string | null;
  device_id: string;
  device_name: string;
  device_type: string;
  last_seen_at: string;
  created_at: string;
}

const deviceOfJson = (row: JsonDevice): DeviceRow => ({
  id: row.id,
  familyId: row.family_id,
  childId: row.child_id,
  deviceId: row.device_id,
  deviceName: row.device_name,
  deviceType: row.device_type,
  lastSeenAt: new Date(row.last_seen_at),
  createdAt: new Date(row.created_at),
});

const parentSession = preparedQuery((db) =>
  db
    .select({
      session: parentSessions,
      parent: parents,
      family: families,
      devices: devicesThat(sql`o.family_id = ${parentSessions.familyId} and o.child_id is null`),
    })
    .from(parentSessions)
    .innerJoin(parents, isRow(parents, { familyId: parentSessions.familyId, id: parentSessions.parentId }))
    .innerJoin(families, eq(families.id, parentSessions.familyId))
    .where(eq(parentSessions.tokenHash, sql.placeholder('tokenHash'))),
);

/** The session with its parent, family and the parents' devices, in one read: every parent's call begins with it. */
export async function findParentSessionRow(db: Executor, tokenHash: string) {
  const [row] = await parentSession(db, { tokenHash });
  return row ?? null;
}

const childSession = preparedQuery((db) =>
  db
    .select({
      session: childSessions,
      child: children,
      family: families,
      controls: parentalControls,
      devices: devicesThat(
        sql`o.family_id = ${childSessions.familyId} and o.child_id = ${childSessions.childId}`,
      ),
    })
    .from(childSessions)
    .innerJoin(children, isRow(children, { familyId: childSessions.familyId, id: childSessions.childId }))
    .innerJoin(families, eq(families.id, childSessions.familyId))
    .innerJoin(parentalControls, isOfHero(parentalControls, childSessions))
    .where(eq(childSessions.tokenHash, sql.placeholder('tokenHash'))),
);

/** The session with its hero, family, controls and devices, in one read: every hero's call begins with it. */
export async function findChildSessionRow(db: Executor, tokenHash: string) {
  const [row] = await childSession(db, { tokenHash });
  return row ?? null;
}

/** Both kinds, for the columns that they share. */
const SESSIONS = { parent: parentSessions, child: childSessions as unknown as typeof parentSessions };

/** Opens a session of a parent. Only the `most` that were seen last stay, this one among them. */
export async function insertParentSession(
  db: Executor,
  most: number,
  session: Omit<typeof parentSessions.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db.insert(parentSessions).values(session);
  const { familyId, parentId } = parentSessions;
  await keepNewest(db, 'parent', {
    most,
    theirs: and(eq(familyId, session.familyId), eq(parentId, session.parentId)),
  });
}

/** The same for a hero. */
export async function insertChildSession(
  db: Executor,
  most: number,
  session: Omit<typeof childSessions.$inferInsert, 'createdAt'>,
): Promise<void> {
  await db.insert(childSessions).values(session);
  const { familyId, childId } = childSessions;
  await keepNewest(db, 'child', {
    most,
    theirs: and(eq(familyId, session.familyId), eq(childId, session.childId)),
  });
}

async function keepNewest(
  db: Executor,
  of: SessionKey['of'],
  { most, theirs }: { most: number; theirs: SQL | undefined },
): Promise<void> {
  const sessions = SESSIONS[of];
  const { tokenHash, lastSeenAt, id } = sessions;
  const spare = db
    .select({ tokenHash })
    .from(sessions)
    .where(theirs)
    .orderBy(desc(lastSeenAt), desc(id))
    .offset(most);
  await db.delete(sessions).where(inArray(tokenHash, spare));
}

/** Which session, by the digest of its token. */
export interface SessionKey {
  of: 'parent' | 'child';
  tokenHash: string;
}

/** Notes how long a session stands, or when its browser was seen. */
export async function updateSession(
  db: Executor,
  { of, tokenHash }: SessionKey,
  changes: { expiresAt: Date } | { lastSeenAt: Date },
): Promise<void> {
  const sessions = SESSIONS[of];
  await db.update(sessions).set(changes).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Executor, { of, tokenHash }: SessionKey): Promise<void> {
  const sessions = SESSIONS[of];
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a parent, on every device, and says how many; `except` is the digest of one that goes on. */
export async function deleteSessionsOfParent(
  db: Executor,
  who: ParentKey,
  { except }: { except?: string } = {},
): Promise<number> {
  const ended = await db
    .delete(parentSessions)
    .where(
      and(
        eq(parentSessions.familyId, who.familyId),
        eq(parentSessions.parentId, who.parentId),
        except === undefined ? undefined : ne(parentSessions.tokenHash, except),
      ),
    );
  return ended.count;
}

/** Ends every session of a hero, on every device. */
export async function deleteSessionsOfChild(
  db: Executor,
  familyId: FamilyId,
  childId: string,
): Promise<void> {
  await db.delete(childSessions).where(isOfHero(childSessions, { familyId, childId }));
}
