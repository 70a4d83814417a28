import { moveSaved } from '@herohood/db/points/goal-queries';
import { decideDeposit, decideWithdrawal } from '@herohood/domain/goals/goal';
import type { Goal, moveGoalInput } from '@herohood/domain/goals/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ChildContext, FamilyContext } from '../context';
import { familyOf } from '../family/family';
import { orThrow, refusal } from '../refusals';
import { lockGoal } from './lock-goal';
import { presentGoal } from './present';

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
