import { textKey } from '@herohood/domain/text-key';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId, ParentKey } from '../family/family-id';
import { families } from '../family/tables';
import { isOfHero, isRow } from '../keys';
import { knownDevices, parents } from './tables';

export type ParentRow = typeof parents.$inferSelect;

/** Null when the e-mail is taken, compared by its key. */
export async function insertParent(
  db: Executor,
  parent: Omit<typeof parents.$inferInsert, 'emailKey'>,
): Promise<ParentRow | null> {
  const row = {
    ...parent,
    emailKey: textKey(parent.email),
    joinedAt: parent.joinedAt ?? parent.createdAt,
  };
  const [written] = await db.insert(parents).values(row).onConflictDoNothing().returning();
  return written ?? null;
}

/** What a typed text may stand for: itself where it stayed a key of its own when keys came, and its key. */
const keysOf = (typed: string) => [typed, textKey(typed)];

/** The parent who has this e-mail, however it is typed. */
export async function findParentByEmail(db: Executor, email: string): Promise<ParentRow | null> {
  const [row] = await db
    .select()
    .from(parents)
    .where(inArray(parents.emailKey, keysOf(email)))
    .orderBy(desc(eq(parents.emailKey, email)))
    .limit(1);
  return row ?? null;
}

/** The parent of that key, in whatever statement. */
export const isParent = ({ familyId, parentId }: ParentKey) => isRow(parents, { familyId, id: parentId });

export async function findParent(db: Executor, who: ParentKey): Promise<ParentRow> {
  const [row] = await db.select().from(parents).where(isParent(who));
  if (!row) throw new Error('The parent has gone.');
  return row;
}

/** Locks the parent until the transaction ends: sign-ins and new passwords of one parent take turns. */
export async function lockParent(db: Executor, who: ParentKey): Promise<ParentRow | null> {
  const [row] = await db.select().from(parents).where(isParent(who)).for('no key update');
  return row ?? null;
}

export async function updateParent(
  db: Executor,
  who: ParentKey,
  changes: Partial<Pick<ParentRow, 'firstName' | 'lastName' | 'phoneNumber' | 'locale' | 'passwordHash'>>,
): Promise<void> {
  await db.update(parents).set(changes).where(isParent(who));
}

/** The hero of that username, however it is typed, with the controls their sign-in depends on; null for an unknown family or name. */
export async function findChildForLogin(db: Executor, familyCode: string, username: string) {
  const [row] = await db
    .select({ child: children, family: families, controls: parentalControls })
    .from(families)
    .innerJoin(children, eq(children.familyId, families.id))
    .innerJoin(
      parentalControls,
      isOfHero(parentalControls, { familyId: children.familyId, childId: children.id }),
    )
    .where(and(eq(families.code, familyCode), inArray(children.usernameKey, keysOf(username))))
    .orderBy(desc(eq(children.usernameKey, username)))
    .limit(1);
  return row ?? null;
}

interface KnownDevice {
  familyId: FamilyId;
  childId: string;
  tokenHash: string;
}

export async function isKnownDevice(db: Executor, device: KnownDevice): Promise<boolean> {
  const [row] = await db
    .select({ childId: knownDevices.childId })
    .from(knownDevices)
    .where(and(isOfHero(knownDevices, device), eq(knownDevices.tokenHash, device.tokenHash)));
  return row !== undefined;
}

/**
 * Makes a browser one of a hero's known ones, of which the `most` that signed in last stay. Whoever calls holds the hero's lock.
 */
export async function rememberDevice(
  db: Executor,
  device: KnownDevice,
  { now, most }: { now: Date; most: number },
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ ...device, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.familyId, knownDevices.childId, knownDevices.tokenHash],
      set: { lastUsedAt: now },
    });
  const ofHero = isOfHero(knownDevices, device);
  const latest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(ofHero)
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(most);
  await db.delete(knownDevices).where(and(ofHero, notInArray(knownDevices.tokenHash, latest)));
}
