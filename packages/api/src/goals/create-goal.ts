import { lockChild } from '@herohood/db/children/queries';
import { insertGoal, listOpenGoals } from '@herohood/db/goals/queries';
import { findReward } from '@herohood/db/rewards/queries';
import { decideNewGoal } from '@herohood/domain/goals/goal';
import type { createGoalInput, Goal } from '@herohood/domain/goals/schema';
import type * as z from 'zod';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import type { FamilyContext } from '../context';
import { found, missing, orThrow, refusal } from '../refusals';
import { presentGoal } from './present';

/**
 * A hero begins to save, or a parent lets them: for one of their rewards at its price of this moment, or for a wish of their own (
 * rules: goals). 409 for a fourth goal, and for a second one for a reward; 404 for a reward that is not theirs.
 */
export async function createGoal(
  ctx: FamilyContext,
  { id: childId, rewardId, name, target, autoSave = 0 }: z.output<typeof createGoalInput>,
): Promise<Goal> {
  requireOwnChild(ctx, childId);
  const { familyId } = ctx;
  return act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const reward = rewardId === undefined ? null : await findReward(tx, familyId, rewardId);
    if (rewardId !== undefined && reward?.childId !== childId) {
      throw missing('This reward');
    }
    if (reward && (name !== undefined || target !== undefined)) {
      throw refusal('BAD_REQUEST', 'goalNeedsTarget');
    }
    const open = await listOpenGoals(tx, { familyId, childId });
    const hasGoalForReward = reward !== null && open.some((goal) => goal.rewardId === reward.id);
    orThrow(decideNewGoal({ openGoals: open.length, hasGoalForReward }));
    const goal = await insertGoal(tx, {
      ...{ familyId, childId, autoSave, createdAt: ctx.now() },
      ...{
        rewardId: reward?.id ?? null,
        name: found(reward?.name ?? name),
        target: found(reward?.cost ?? target),
      },
    });
    if (!goal) throw refusal('GOAL_EXISTS');
    unit.event({ type: 'created', entity: 'goal', entityId: goal.id, childId });
    unit.audit({
      act: 'goal.created',
      args: ctx.child ? { by: 'hero', goal: goal.name } : { by: 'parent', name: hero.name, goal: goal.name },
      childId,
    });
    return presentGoal(goal);
  });
}
