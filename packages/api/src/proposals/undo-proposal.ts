import { listOpenGoals } from '@herohood/db/goals/queries';
import { takeFromGoals } from '@herohood/db/points/goal-queries';
import { takeBackProposal } from '@herohood/db/proposals/pay-queries';
import { moveProposal } from '@herohood/db/proposals/queries';
import { isRewardClaimed } from '@herohood/db/rewards/queries';
import { decideUndoProposal } from '@herohood/domain/proposals/proposal';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { takeHabitAway } from '../habits/remove-habit';
import { found, orThrow } from '../refusals';
import { takeRewardAway } from '../rewards/remove-reward';
import { lockProposal } from './lock-proposal';
import { presentProposal } from './present';

/**
 * A parent takes a yes or a no back, within 24 hours: the proposal waits again (rules: proposals). What a yes paid goes by
 * counter-entries, from the wallet first and then from goals, 409 `ALREADY_SPENT` when the hero has spent it; the reward that a wish became goes with it, 409
 * `CLAIM_PENDING` when the hero has claimed it, and so does the mission that one became.
 */
export async function undoProposal(ctx: ParentContext, id: string): Promise<Proposal> {
  const { familyId } = ctx;
  const now = ctx.now();
  const row = await act(ctx, async (tx, unit) => {
    const { row: before, child } = await lockProposal(tx, { familyId, id });
    const { rewardId, habitId, paidXp, paidPoints, status, decidedAt } = before;
    const childId = child.id;
    const goals = await listOpenGoals(tx, { familyId, childId });
    const { fromGoals } = orThrow(
      decideUndoProposal({
        ...{ status, decidedAt, now, paidXp, paidPoints },
        ...{ xp: child.xp, rewardPoints: child.rewardPoints },
        saved: goals.reduce((sum, { saved }) => sum + saved, 0),
        isRewardClaimed: rewardId !== null && (await isRewardClaimed(tx, familyId, rewardId)),
      }),
    );
    const waiting = found(
      await moveProposal(tx, before, {
        ...{ status: 'waiting', message: null, paidXp: 0, paidPoints: 0, rewardId: null, habitId: null },
        ...{ decidedAt: null, decidedBy: null },
      }),
    );
    const gave = await takeFromGoals(tx, { familyId, childId, needed: fromGoals, now });
    for (const goal of gave) unit.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
    if (paidXp > 0) await takeBackProposal(tx, before, now);
    if (rewardId !== null) await takeRewardAway(ctx, { unit, id: rewardId });
    if (habitId !== null) await takeHabitAway(ctx, unit, { id: habitId, child });
    unit.event({ type: 'updated', entity: 'proposal', entityId: id, childId });
    unit.audit({
      act: 'proposal.undone',
      args: { title: before.title },
      childId,
    });
    return waiting;
  });
  return presentProposal(ctx, row);
}
