import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { childHabits, habitPeriods, isAssigned, isShownToHero, masterHabits } from './tables';

/**
 * Brings the active periods of the named assignments in line with whether they are active now, from `day` on
 * (rules: reports: a habit counts in a day's total from the day it was assigned).
 */
export async function syncPeriods(
  db: Executor,
  familyId: FamilyId,
  change: { ids: string[]; day: string },
): Promise<void> {
  if (change.ids.length === 0) return;
  const rows = await db
    .select({
      id: childHabits.id,
      childId: childHabits.childId,
      isActive: isShownToHero,
    })
    .from(childHabits)
    .innerJoin(masterHabits, isAssigned)
    .where(and(eq(childHabits.familyId, familyId), inArray(childHabits.id, change.ids)));
  const off = rows.filter((row) => !row.isActive).map((row) => row.id);
  if (off.length > 0) {
    await db
      .update(habitPeriods)
      .set({ untilDay: sql`greatest(${habitPeriods.fromDay}, ${change.day}::date)` })
      .where(
        and(
          eq(habitPeriods.familyId, familyId),
          inArray(habitPeriods.childHabitId, off),
          isNull(habitPeriods.untilDay),
        ),
      );
  }
  const on = rows.filter((row) => row.isActive);
  if (on.length > 0) {
    await db
      .insert(habitPeriods)
      .values(on.map(({ id, childId }) => ({ familyId, childId, childHabitId: id, fromDay: change.day })))
      .onConflictDoNothing();
  }
}
