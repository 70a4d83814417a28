import type { Since } from '@herohood/domain/days/facts';
import type { HabitPlan } from '@herohood/domain/days/schedule';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { habitPeriods } from '../habits/tables';
import { habitSchedules } from './tables';

/** The versions of assignments' plans, oldest first; an assignment that never had any is missing. */
export async function listPlans(
  db: Executor,
  familyId: FamilyId,
  assignmentIds: string[],
): Promise<Map<string, Since<HabitPlan>[]>> {
  const rows = await db
    .select()
    .from(habitSchedules)
    .where(and(eq(habitSchedules.familyId, familyId), inArray(habitSchedules.childHabitId, assignmentIds)))
    .orderBy(asc(habitSchedules.fromDay));
  const plans = new Map<string, Since<HabitPlan>[]>();
  for (const { familyId: _, childId: __, childHabitId, ...plan } of rows) {
    plans.set(childHabitId, [...(plans.get(childHabitId) ?? []), plan]);
  }
  return plans;
}

/** Those of the assignments that were on before `day`. */
export async function listOnBefore(
  db: Executor,
  familyId: FamilyId,
  { assignmentIds, day }: { assignmentIds: string[]; day: string },
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: habitPeriods.childHabitId })
    .from(habitPeriods)
    .where(
      and(
        eq(habitPeriods.familyId, familyId),
        inArray(habitPeriods.childHabitId, assignmentIds),
        lt(habitPeriods.fromDay, day),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Writes the versions of assignments' plans anew. The assignments must be locked. */
export async function replacePlans(
  db: Executor,
  familyId: FamilyId,
  assignments: { id: string; childId: string; plans: Since<HabitPlan>[] }[],
): Promise<void> {
  const ids = assignments.map(({ id }) => id);
  await db
    .delete(habitSchedules)
    .where(and(eq(habitSchedules.familyId, familyId), inArray(habitSchedules.childHabitId, ids)));
  const rows = assignments.flatMap(({ id, childId, plans }) =>
    plans.map((plan) => ({ ...plan, familyId, childId, childHabitId: id })),
  );
  if (rows.length > 0) await db.insert(habitSchedules).values(rows);
}
