import { findOpenGoal } from '@herohood/db/goals/queries';
import { holdClaimXp, refundClaimXp } from '@herohood/db/points/claim-queries';
import { moveSaved } from '@herohood/db/points/goal-queries';
import type { ClaimRow } from '@herohood/db/rewards/queries';
import { refundedToGoal } from '@herohood/domain/goals/goal';
import type { Unit } from '../act';

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
