import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { RowKey } from '../family/family-id';
import { type AssignmentFields, type ChildHabitRow, liveAssignment, type MasterHabitRow } from './queries';
import { childHabits } from './tables';

const ofMaster = (master: RowKey) =>
  and(liveAssignment(master.familyId), eq(childHabits.masterHabitId, master.id));

/** Carries a master's new looks or price to its assignments (rules: habits). */
export async function updateAssignmentsOfMaster(
  db: Executor,
  master: RowKey,
  changes: AssignmentFields & { deletedAt?: Date },
): Promise<void> {
  await db.update(childHabits).set(changes).where(ofMaster(master));
}

/** A master's assignments, locked in the order of their ids until the transaction ends. */
export function lockAssignmentsOfMaster(db: Executor, master: RowKey): Promise<ChildHabitRow[]> {
  return db
    .select()
    .from(childHabits)
    .where(ofMaster(master))
    .orderBy(asc(childHabits.id))
    .for('no key update');
}

/** Carries a master's plan to its assignments, but for what they have of their own (rules: schedules). */
export async function carryPlan(db: Executor, master: MasterHabitRow): Promise<void> {
  const { schedule, partOfDay, timesPerDay, schoolDaysOnly, allowExtra } = master;
  await db
    .update(childHabits)
    .set({
      schedule: sql`coalesce(${childHabits.ownSchedule}, ${sql.param(schedule, childHabits.schedule)}::jsonb)`,
      partOfDay: sql`coalesce(${childHabits.ownPartOfDay}, ${partOfDay})`,
      timesPerDay: sql`coalesce(${childHabits.ownTimesPerDay}, ${timesPerDay}::int)`,
      schoolDaysOnly,
      allowExtra,
    })
    .where(ofMaster(master));
}
