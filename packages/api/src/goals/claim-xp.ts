import { findOpenGoal, type GoalRow, updateGoal } from '@herohood/db/goals/queries';
import { holdClaimXp, moveSaved, refundClaimXp } from '@herohood/db/points/xp-queries';
import type { ClaimRow } from '@herohood/db/rewards/queries';
import { refundedToGoal } from '@herohood/domain/goals/goal';
import type { Unit } from '../act';
import { found } from '../refusals';

interface Moving {
  unit: Unit;
  now: Date;
  /** Its hero locked. */
  claim: ClaimRow['claim'];
}

/** Holds a claim's cost: `fromGoal` of it comes from its goal, through the wallet, the rest from the wallet (rules: goals). */
export async function holdClaim({ unit, now, claim }: Moving): Promise<void> {
  const { familyId, childId, goalId, fromGoal } = claim;
  if (goalId && fromGoal > 0) {
    await moveSaved(unit.tx, { familyId, childId, goalId, amount: -fromGoal, claim, now });
    unit.event({ type: 'updated', entity: 'goal', entityId: goalId, childId });
  }
  await holdClaimXp(unit.tx, claim, now);
}

/** Gives each part of a claim's cost back to where it came from; to the wallet where the goal is closed or full (rules: goals). */
export async function refundClaim({ unit, now, claim }: Moving): Promise<void> {
  const { familyId, childId, goalId, fromGoal } = claim;
  await refundClaimXp(unit.tx, claim, now);
  if (!goalId || fromGoal === 0) return;
  const amount = refundedToGoal(fromGoal, await findOpenGoal(unit.tx, familyId, goalId));
  if (amount === 0) return;
  await moveSaved(unit.tx, { familyId, childId, goalId, amount, claim, now });
  unit.event({ type: 'updated', entity: 'goal', entityId: goalId, childId });
}

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
