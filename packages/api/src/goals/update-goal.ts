import { updateGoal as writeGoal } from '@herohood/db/goals/queries';
import { decideTarget } from '@herohood/domain/goals/goal';
import type { Goal, updateGoalInput } from '@herohood/domain/goals/schema';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { FamilyContext } from '../context';
import { found, orThrow, refusal } from '../refusals';
import { lockGoal } from './lock-goal';
import { presentGoal } from './present';

/** Changes a goal's name, target or what is saved by itself. 409 for a target below what lies there (rules: goals). */
export async function updateGoal(
  ctx: FamilyContext,
  { id, ...change }: z.output<typeof updateGoalInput>,
): Promise<Goal> {
  return act(ctx, async (tx, unit) => {
    const { goal } = await lockGoal(tx, ctx, id);
    const { saved, reachedAt, childId } = goal;
    const decision = decideTarget({ target: change.target ?? goal.target, saved });
    if (decision.kind === 'refused') throw refusal(decision.code, 'moreIsSaved');
    const { isReached } = orThrow(decision);
    const changed = changedFields(goal, {
      ...change,
      reachedAt: isReached ? (reachedAt ?? ctx.now()) : null,
    });
    if (!changed) return presentGoal(goal);
    const after = found(await writeGoal(tx, { familyId: ctx.familyId, id }, changed), 'This goal');
    unit.event({ type: 'updated', entity: 'goal', entityId: id, childId });
    unit.audit({ act: 'goal.changed', args: { goal: after.name }, childId });
    return presentGoal(after);
  });
}
