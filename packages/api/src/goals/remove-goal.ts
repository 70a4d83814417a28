import { decideGoalRemoval } from '@herohood/domain/goals/goal';
import { act } from '../act';
import type { FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { orThrow } from '../refusals';
import { closeGoal } from './close-goal';
import { lockGoal } from './lock-goal';

/** Deletes a goal: what was saved is spendable again. 403 for a hero whose parents keep taking out to themselves, unless it is empty. */
export async function removeGoal(ctx: FamilyContext, id: string): Promise<null> {
  const withdrawals = familyOf(ctx).row.goalWithdrawals;
  await act(ctx, async (tx, unit) => {
    const { goal } = await lockGoal(tx, ctx, id);
    orThrow(decideGoalRemoval({ saved: goal.saved, isHero: ctx.child !== null, withdrawals }));
    await closeGoal({ unit, now: ctx.now() }, goal);
    unit.audit({ act: 'goal.deleted', args: { goal: goal.name }, childId: goal.childId });
  });
  return null;
}
