import { and, asc, eq, getTableColumns, inArray, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey, RowKey } from '../family/family-id';
import { preparedQuery } from '../prepared-query';
import { childHabits, isAssigned, isShownToHero, masterHabits } from './tables';

export type MasterHabitRow = typeof masterHabits.$inferSelect;
export type ChildHabitRow = typeof childHabits.$inferSelect;
type MasterFields = Omit<typeof masterHabits.$inferInsert, 'id' | 'familyId' | 'createdAt' | 'deletedAt'>;
export type AssignmentFields = Partial<
  Omit<ChildHabitRow, 'id' | 'familyId' | 'childId' | 'masterHabitId' | 'createdAt' | 'deletedAt'>
>;

const liveMaster = (familyId: FamilyId) =>
  and(eq(masterHabits.familyId, familyId), isNull(masterHabits.deletedAt));
export const liveAssignment = (familyId: FamilyId | Placeholder) =>
  and(eq(childHabits.familyId, familyId), isNull(childHabits.deletedAt));

export async function insertMaster(
  db: Executor,
  familyId: FamilyId,
  fields: MasterFields & { createdAt: Date },
): Promise<MasterHabitRow> {
  const [row] = await db
    .insert(masterHabits)
    .values({ ...fields, familyId })
    .returning();
  if (!row) throw new Error('The habit was not written.');
  return row;
}

export function listMasters(db: Executor, familyId: FamilyId): Promise<MasterHabitRow[]> {
  return db
    .select()
    .from(masterHabits)
    .where(liveMaster(familyId))
    .orderBy(asc(masterHabits.createdAt), asc(masterHabits.id));
}

export async function findMaster(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<MasterHabitRow | null> {
  const [row] = await db
    .select()
    .from(masterHabits)
    .where(and(liveMaster(familyId), eq(masterHabits.id, id)));
  return row ?? null;
}

/** Locks the master, so that assigning and editing or deleting it do not cross. */
export async function lockMaster(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<MasterHabitRow | null> {
  const [row] = await db
    .select()
    .from(masterHabits)
    .where(and(liveMaster(familyId), eq(masterHabits.id, id)))
    .for('no key update');
  return row ?? null;
}

export async function updateMaster(
  db: Executor,
  who: RowKey,
  changes: Partial<MasterFields> & { deletedAt?: Date },
): Promise<MasterHabitRow | null> {
  const [row] = await db
    .update(masterHabits)
    .set(changes)
    .where(and(liveMaster(who.familyId), eq(masterHabits.id, who.id)))
    .returning();
  return row ?? null;
}

/** All assignments of the family, oldest first. */
export function listAssignments(db: Executor, familyId: FamilyId): Promise<ChildHabitRow[]> {
  return db
    .select()
    .from(childHabits)
    .where(liveAssignment(familyId))
    .orderBy(asc(childHabits.createdAt), asc(childHabits.id));
}

const assignmentsOfChild = (activeOnly: boolean) =>
  preparedQuery((db) =>
    db
      .select(getTableColumns(childHabits))
      .from(childHabits)
      .innerJoin(masterHabits, isAssigned)
      .where(
        and(
          liveAssignment(sql.placeholder('familyId')),
          eq(childHabits.childId, sql.placeholder('childId')),
          activeOnly ? isShownToHero : undefined,
        ),
      )
      .orderBy(asc(childHabits.createdAt), asc(childHabits.id)),
  );

const allAssignmentsOfChild = assignmentsOfChild(false);
const activeAssignmentsOfChild = assignmentsOfChild(true);

/** One hero's assignments; `activeOnly` hides what is off, itself or at its master (rules: habits). */
export function listAssignmentsOfChild(
  db: Executor,
  { familyId, childId, activeOnly }: HeroKey & { activeOnly: boolean },
): Promise<ChildHabitRow[]> {
  const who = { familyId, childId };
  return activeOnly ? activeAssignmentsOfChild(db, who) : allAssignmentsOfChild(db, who);
}

export async function findAssignment(
  db: Executor,
  familyId: FamilyId,
  id: string,
): Promise<ChildHabitRow | null> {
  const [row] = await db
    .select()
    .from(childHabits)
    .where(and(liveAssignment(familyId), eq(childHabits.id, id)));
  return row ?? null;
}

/** An assignment, locked until the transaction ends. */
export async function lockAssignment(db: Executor, who: RowKey): Promise<ChildHabitRow | null> {
  const [row] = await db
    .select()
    .from(childHabits)
    .where(and(liveAssignment(who.familyId), eq(childHabits.id, who.id)))
    .for('no key update');
  return row ?? null;
}

const lockedMission = preparedQuery((db) =>
  db
    .select({ habit: childHabits, isActive: isShownToHero, photoSince: masterHabits.photoSince })
    .from(childHabits)
    .innerJoin(masterHabits, isAssigned)
    .where(and(liveAssignment(sql.placeholder('familyId')), eq(childHabits.id, sql.placeholder('id'))))
    .for('no key update', { of: childHabits }),
);

/**
 * An assignment with whether a hero may do it now (it and its master are active), and since when it needs a picture. Whoever does it
 * locks it, until the transaction ends: one of two waits for the other.
 */
export async function lockMission(db: Executor, familyId: FamilyId, id: string) {
  const [row] = await lockedMission(db, { familyId, id });
  return row ? { ...row.habit, isActive: row.isActive, photoSince: row.photoSince } : null;
}

export async function updateAssignment(
  db: Executor,
  who: RowKey,
  changes: AssignmentFields & { deletedAt?: Date },
): Promise<ChildHabitRow | null> {
  const [row] = await db
    .update(childHabits)
    .set(changes)
    .where(and(liveAssignment(who.familyId), eq(childHabits.id, who.id)))
    .returning();
  return row ?? null;
}

/** Names of assignments by their ids, deleted ones too. */
export async function listAssignmentNames(db: Executor, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: childHabits.id, name: childHabits.name })
    .from(childHabits)
    .where(inArray(childHabits.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
