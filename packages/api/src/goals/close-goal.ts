import { findOpenGoal, type GoalRow, updateGoal } from '@herohood/db/goals/queries';
import { moveSaved } from '@herohood/db/points/goal-queries';
import type { ClaimRow } from '@herohood/db/rewards/queries';
import type { Unit } from '../act';
import { found } from '../refusals';

interface Closing {
  unit: Unit;
  now: Date;
}

/** Closes an open goal for good, its hero locked: what lies in it goes back to the wallet (rules: goals). */
export async function closeGoal({ unit, now }: Closing, goal: GoalRow): Promise<void> {
  const { familyId, childId, id, saved } = goal;
  if (saved > 0) await moveSaved(unit.tx, { familyId, childId, goalId: id, amount: -saved, now });
  found(await updateGoal(unit.tx, { familyId, id }, { closedAt: now }), 'This goal');
  unit.event({ type: 'deleted', entity: 'goal', entityId: id, childId });
}

/** The hero has what they saved for: the goal of a claim that was used is done (rules: goals). */
export async function closeGoalOf(
  closing: Closing,
  { familyId, childId, goalId }: ClaimRow['claim'],
): Promise<void> {
  const goal = goalId && (await findOpenGoal(closing.unit.tx, familyId, goalId));
  if (!goal) return;
  await closeGoal(closing, goal);
  closing.unit.audit({ act: 'goal.done', args: { goal: goal.name }, childId });
}
