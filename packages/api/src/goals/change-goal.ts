import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import {
  findOpenGoal,
  type GoalRow,
  insertGoal,
  listOpenGoals,
  updateGoal as writeGoal,
} from '@herohood/db/goals/queries';
import { moveSaved } from '@herohood/db/points/xp-queries';
import { findReward } from '@herohood/db/rewards/queries';
import {
  decideDeposit,
  decideGoalRemoval,
  decideNewGoal,
  decideTarget,
  decideWithdrawal,
} from '@herohood/domain/goals/goal';
import type { createGoalInput, Goal, moveGoalInput, updateGoalInput } from '@herohood/domain/goals/schema';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext, FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { found, missing, orThrow, refusal } from '../refusals';
import { closeGoal } from './claim-xp';

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

type Input = z.output<typeof moveGoalInput>;

/** A hero puts XP into a goal, which are not spendable from here on. 409 for more than it needs, or than they have (rules: goals). */
export async function depositIntoGoal(ctx: ChildContext, { id, amount }: Input): Promise<Goal> {
  return act(ctx, async (tx, unit) => {
    const { goal, hero } = await lockGoal(tx, ctx, id);
    const decision = decideDeposit({ ...goal, amount, xp: hero.xp });
    if (decision.kind === 'refused' && decision.code === 'NOT_ENOUGH_XP') {
      throw refusal('NOT_ENOUGH_XP', 'notSoMuchXp');
    }
    orThrow(decision);
    const { familyId, childId, name } = goal;
    const after = await moveSaved(tx, { familyId, childId, goalId: id, amount, now: ctx.now() });
    unit.event({ type: 'updated', entity: 'goal', entityId: id, childId });
    unit.audit({ act: 'goal.saved', args: { amount, goal: name }, childId });
    return presentGoal(after);
  });
}

/** XP leave a goal for the wallet. 409 for more than lies there; 403 for a hero whose parents keep that to themselves (rules: goals). */
export async function withdrawFromGoal(ctx: FamilyContext, { id, amount }: Input): Promise<Goal> {
  const withdrawals = familyOf(ctx).row.goalWithdrawals;
  return act(ctx, async (tx, unit) => {
    const { goal } = await lockGoal(tx, ctx, id);
    const { familyId, childId, name, saved } = goal;
    const decision = decideWithdrawal({ amount, saved, isHero: ctx.child !== null, withdrawals });
    if (decision.kind === 'refused' && decision.code === 'NOT_ENOUGH_XP') {
      throw refusal('NOT_ENOUGH_XP', 'notSoMuchSaved');
    }
    orThrow(decision);
    const after = await moveSaved(tx, { familyId, childId, goalId: id, amount: -amount, now: ctx.now() });
    unit.event({ type: 'updated', entity: 'goal', entityId: id, childId });
    unit.audit({ act: 'goal.taken', args: { amount, goal: name }, childId });
    return presentGoal(after);
  });
}

/**
 * An open goal as it stands with its hero locked: whatever moves XP takes that lock first, so what is read here cannot change
 * until the transaction ends. 404 for another family's, a sibling's, a closed and an unknown one.
 */
async function lockGoal(
  tx: Transaction,
  ctx: Pick<FamilyContext, 'familyId' | 'child'>,
  id: string,
): Promise<{ goal: GoalRow; hero: ChildRow }> {
  const seen = found(await findOpenGoal(tx, ctx.familyId, id), 'This goal');
  requireOwnChild(ctx, seen.childId);
  const hero = found(await lockChild(tx, ctx.familyId, seen.childId), 'This goal');
  return { goal: found(await findOpenGoal(tx, ctx.familyId, id), 'This goal'), hero };
}

export function presentGoal(row: GoalRow): Goal {
  return {
    id: row.id,
    childId: row.childId,
    name: row.name,
    rewardId: row.rewardId,
    target: row.target,
    saved: row.saved,
    autoSave: row.autoSave,
    reachedAt: row.reachedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
