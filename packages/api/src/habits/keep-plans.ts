import type { ChildRow } from '@herohood/db/children/queries';
import { listOnBefore, listPlans, replacePlans } from '@herohood/db/days/plan-queries';
import { syncPeriods } from '@herohood/db/habits/period-queries';
import { plansAfter } from '@herohood/domain/days/plan-versions';
import type { HabitPlan } from '@herohood/domain/days/schedule';
import type { Unit } from '../act';
import type { ParentContext } from '../context';

interface Planned extends HabitPlan {
  id: string;
  childId: string;
}

/**
 * Keeps the plans that assignments have from today on, beside those that they had before (rules: schedules); the heroes'
 * streaks are counted anew from today. The assignments must be locked.
 */
export async function keepPlans(
  { familyId, parent }: ParentContext,
  unit: Unit,
  assignments: Planned[],
): Promise<void> {
  if (assignments.length === 0) return;
  const { today } = parent.family;
  const assignmentIds = assignments.map(({ id }) => id);
  const versions = await listPlans(unit.tx, familyId, assignmentIds);
  const onBefore = await listOnBefore(unit.tx, familyId, { assignmentIds, day: today });
  const plans = assignments.map((assignment) => {
    const { id, childId } = assignment;
    const change = { plan: assignment, day: today, isFirstDay: !onBefore.has(id) };
    return { id, childId, plans: plansAfter(versions.get(id) ?? [], change) };
  });
  await replacePlans(unit.tx, familyId, plans);
  const childIds = [...new Set(assignments.map(({ childId }) => childId))];
  await unit.streaksFrom(childIds, today);
}

interface Kept {
  assignments: { id: string; childId: string }[];
  /** Those whose assignments they are, locked; others may be among them. */
  heroes: ChildRow[];
}

/**
 * Keeps from when until when the named assignments are on, from today. Where a day counts as done with all that was due,
 * that says something else about today (rules: streaks); with any mission it does not.
 */
export async function keepPeriods(
  { familyId, parent }: ParentContext,
  unit: Unit,
  { assignments, heroes }: Kept,
): Promise<void> {
  if (assignments.length === 0) return;
  const { today } = parent.family;
  await syncPeriods(unit.tx, familyId, { ids: assignments.map(({ id }) => id), day: today });
  const owners = new Set(assignments.map(({ childId }) => childId));
  const strict = heroes.filter(({ id, streakRule }) => streakRule === 'all' && owners.has(id));
  if (strict.length > 0)
    await unit.streaksFrom(
      strict.map(({ id }) => id),
      today,
    );
}
