import { listOnBefore, listPlans, replacePlans } from '@herohood/db/days/plan-queries';
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
