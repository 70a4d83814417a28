import { lockChild } from '@herohood/db/children/queries';
import { unlinkGoals } from '@herohood/db/goals/queries';
import { findReward, listPendingClaims, updateReward } from '@herohood/db/rewards/queries';
import { type ClaimStatus, decideRewardDeletion } from '@herohood/domain/rewards/claim';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { transact } from '../sync/transact';
import { rejectPending } from './reject-claim';

/**
 * Deletes a reward: pending claims are rejected and give back what they hold, approved ones stay usable, goals for it stand without
 * it (rules: rewards, goals). The hero is locked first, so that no claim is made or decided meanwhile.
 */
export async function removeReward(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  await transact(ctx, async (tx, changes) => {
    const { childId } = found(await findReward(tx, familyId, id), 'This reward');
    found(await lockChild(tx, familyId, childId), 'This reward');
    const deleted = found(await updateReward(tx, { familyId, id }, { deletedAt: ctx.now() }), 'This reward');
    const claims = (await listPendingClaims(tx, familyId, id)).map(({ claim }) => claim);
    const { rejectedIds } = decideRewardDeletion(
      claims.map((claim) => ({ ...claim, status: claim.status as ClaimStatus })),
    );
    for (const claim of claims) {
      if (rejectedIds.includes(claim.id)) await rejectPending(ctx, { tx, changes, claim, message: null });
    }
    for (const goal of await unlinkGoals(tx, familyId, id)) {
      changes.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
    }
    changes.event({ type: 'deleted', entity: 'reward', entityId: id, childId });
    changes.audit({
      act: 'reward.deleted',
      summary: `${ctx.actor.name} deleted the reward ${deleted.name}`,
      childId,
    });
  });
  return null;
}
