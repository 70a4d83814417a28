import { textKey } from '@herohood/domain/text-key';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { arrayText } from '../array-param';
import type { Executor } from '../client';
import { parentalControls } from '../controls/tables';
import type { FamilyId, HeroKey } from '../family/family-id';
import { auditEntries } from '../family/tables';
import { isOfHero, isRow } from '../keys';
import { preparedQuery } from '../prepared-query';
import { syncEvents } from '../sync/tables';
import { children } from './tables';

export type ChildRow = typeof children.$inferSelect;

/** A new hero with their default controls. */
export async function insertChild(
  db: Executor,
  child: Pick<
    ChildRow,
    'familyId' | 'name' | 'avatarType' | 'avatarUrl' | 'birthYear' | 'unlockedAvatars' | 'createdAt'
  >,
): Promise<ChildRow> {
  const [row] = await db.insert(children).values(child).returning();
  if (!row) throw new Error('The hero was not written.');
  await db.insert(parentalControls).values({ familyId: row.familyId, childId: row.id });
  return row;
}

const childrenOfFamily = preparedQuery((db) =>
  db
    .select()
    .from(children)
    .where(eq(children.familyId, sql.placeholder('familyId')))
    .orderBy(asc(children.createdAt), asc(children.id)),
);

/** Oldest first (contract). */
export function listChildren(db: Executor, familyId: FamilyId): Promise<ChildRow[]> {
  return childrenOfFamily(db, { familyId });
}

const namedChildren = preparedQuery((db) =>
  db
    .select()
    .from(children)
    .where(
      sql`(${children.familyId}, ${children.id}) in
        (select * from unnest(${sql.placeholder('families')}::uuid[], ${sql.placeholder('ids')}::uuid[]))`,
    ),
);

/** Those of the named heroes that there are, in no order. */
export function findChildren(db: Executor, who: HeroKey[]): Promise<ChildRow[]> {
  const families = arrayText(who.map(({ familyId }) => familyId));
  return namedChildren(db, { families, ids: arrayText(who.map(({ childId }) => childId)) });
}

const ofFamily = (familyId: FamilyId, childId: string) => isRow(children, { familyId, id: childId });

export async function findChild(db: Executor, familyId: FamilyId, childId: string): Promise<ChildRow | null> {
  const [row] = await db.select().from(children).where(ofFamily(familyId, childId));
  return row ?? null;
}

/** All heroes of the family, locked in one order: none of them can be deleted until the transaction ends. */
export function lockChildren(db: Executor, familyId: FamilyId): Promise<ChildRow[]> {
  return db
    .select()
    .from(children)
    .where(eq(children.familyId, familyId))
    .orderBy(asc(children.id))
    .for('no key update');
}

const lockedChild = preparedQuery((db) =>
  db
    .select()
    .from(children)
    .where(isRow(children, { familyId: sql.placeholder('familyId'), id: sql.placeholder('childId') }))
    .for('no key update'),
);

/** Locks the hero until the transaction ends: balances are decided on what is read here. */
export async function lockChild(db: Executor, familyId: FamilyId, childId: string): Promise<ChildRow | null> {
  const [row] = await lockedChild(db, { familyId, childId });
  return row ?? null;
}

type Editable =
  | 'name'
  | 'avatarType'
  | 'avatarUrl'
  | 'birthYear'
  | 'look'
  | 'streakRule'
  | 'locale'
  | 'username'
  | 'pinSealed'
  | 'equippedGear'
  | 'backdrop'
  | 'frame'
  | 'pose'
  | 'unlockedAvatars'
  | 'unlockedGear';

export async function updateChild(
  db: Executor,
  who: HeroKey,
  changes: Partial<Pick<ChildRow, Editable>>,
): Promise<ChildRow | null> {
  const { username } = changes;
  const fields = username == null ? changes : { ...changes, usernameKey: textKey(username) };
  const [row] = await db.update(children).set(fields).where(ofFamily(who.familyId, who.childId)).returning();
  return row ?? null;
}

/**
 * Forgets what names a hero and does not hang on their row: acts by and about them in the family's list, and their sync
 * events.
 */
export async function forgetChild(db: Executor, familyId: FamilyId, childId: string): Promise<void> {
  await db
    .delete(auditEntries)
    .where(
      and(
        eq(auditEntries.familyId, familyId),
        or(eq(auditEntries.childId, childId), eq(auditEntries.actorId, childId)),
      ),
    );
  await db.delete(syncEvents).where(isOfHero(syncEvents, { familyId, childId }));
}

/** Writes what a purchase leaves behind: what the hero owns and wears, and the points that are left. */
export async function updatePurchases(
  db: Executor,
  who: HeroKey,
  changes: Partial<Pick<ChildRow, 'unlockedAvatars' | 'unlockedGear' | 'equippedGear'>> & {
    rewardPoints: number;
  },
): Promise<ChildRow | null> {
  const [row] = await db.update(children).set(changes).where(ofFamily(who.familyId, who.childId)).returning();
  return row ?? null;
}

/** Notes that a hero's welcome is over, and what it gave; null when it was over before. */
export async function endWelcome(
  db: Executor,
  who: HeroKey,
  end: Pick<
    ChildRow,
    'welcomedAt' | 'welcomeGear' | 'unlockedGear' | 'equippedGear' | 'avatarType' | 'unlockedAvatars'
  >,
): Promise<ChildRow | null> {
  const [row] = await db
    .update(children)
    .set(end)
    .where(and(ofFamily(who.familyId, who.childId), isNull(children.welcomedAt)))
    .returning();
  return row ?? null;
}

/** Deletes a hero with all that hangs on their row; the deleted row, or null. */
export async function deleteChild(
  db: Executor,
  familyId: FamilyId,
  childId: string,
): Promise<ChildRow | null> {
  const [row] = await db.delete(children).where(ofFamily(familyId, childId)).returning();
  return row ?? null;
}
