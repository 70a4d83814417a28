import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { isOfHero } from '../keys';
import type { ChildHabitRow, MasterHabitRow } from './queries';
import { childHabits } from './tables';

const NOTHING_OWN = {
  ...{ ownSchedule: null, ownPartOfDay: null, ownTimesPerDay: null },
  ...{ ownApproval: null, askUntil: null },
};

export type AssignOutcome = 'new' | 'returned' | 'reactivated' | 'unchanged';

/**
 * Gives masters to heroes wherever a pair has no row yet; what was taken away or switched off stays as it is, and is
 * `assignMaster`'s.
 *
 * @returns the rows that were written
 */
export async function insertAssignments(
  db: Executor,
  masters: MasterHabitRow[],
  to: { childIds: string[]; now: Date },
): Promise<ChildHabitRow[]> {
  const written: ChildHabitRow[] = [];
  for (const {
    id,
    createdAt,
    deletedAt,
    voiceRecording,
    voiceRecordingName,
    photoSince,
    isActive,
    ...fields
  } of masters) {
    if (to.childIds.length === 0) break;
    const rows = await db
      .insert(childHabits)
      .values(to.childIds.map((childId) => ({ ...fields, childId, masterHabitId: id, createdAt: to.now })))
      .onConflictDoNothing({ target: [childHabits.familyId, childHabits.childId, childHabits.masterHabitId] })
      .returning();
    written.push(...rows);
  }
  return written;
}

/** The family's pairs of hero and habit that were taken away or are switched off. */
export function listOffAssignments(
  db: Executor,
  familyId: FamilyId,
): Promise<{ childId: string; masterHabitId: string }[]> {
  return db
    .select({ childId: childHabits.childId, masterHabitId: childHabits.masterHabitId })
    .from(childHabits)
    .where(
      and(
        eq(childHabits.familyId, familyId),
        or(isNotNull(childHabits.deletedAt), eq(childHabits.isActive, false)),
      ),
    )
    .orderBy(asc(childHabits.masterHabitId), asc(childHabits.childId));
}

/**
 * Gives a master to a hero. The pair's one row is written (`new`), revived after a deletion as the master is now
 * (`returned`), or switched on again (`reactivated`).
 */
export async function assignMaster(
  db: Executor,
  master: MasterHabitRow,
  to: { childId: string; now: Date },
): Promise<{ habit: ChildHabitRow; outcome: AssignOutcome }> {
  const { id, createdAt, deletedAt, voiceRecording, voiceRecordingName, photoSince, isActive, ...fields } =
    master;
  const [written] = await db
    .insert(childHabits)
    .values({ ...fields, childId: to.childId, masterHabitId: id, createdAt: to.now })
    .onConflictDoNothing({ target: [childHabits.familyId, childHabits.childId, childHabits.masterHabitId] })
    .returning();
  if (written) return { habit: written, outcome: 'new' };
  const pair = and(
    isOfHero(childHabits, { familyId: master.familyId, childId: to.childId }),
    eq(childHabits.masterHabitId, id),
  );
  const [before] = await db.select().from(childHabits).where(pair).for('no key update');
  if (!before) throw new Error('The assignment vanished while it was given.');
  if (!before.deletedAt && before.isActive) return { habit: before, outcome: 'unchanged' };
  const revived = before.deletedAt ? { ...fields, ...NOTHING_OWN, createdAt: to.now, deletedAt: null } : {};
  const [habit] = await db
    .update(childHabits)
    .set({ ...revived, isActive: true })
    .where(pair)
    .returning();
  if (!habit) throw new Error('The assignment vanished while it was given.');
  return { habit, outcome: before.deletedAt ? 'returned' : 'reactivated' };
}
