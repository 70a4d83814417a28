import { lockChild } from '@herohood/db/children/queries';
import { unlinkGoals } from '@herohood/db/goals/queries';
import { findReward, listPendingClaims, type RewardRow, updateReward } from '@herohood/db/rewards/queries';
import { type ClaimStatus, decideRewardDeletion } from '@herohood/domain/rewards/claim';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { rejectPending } from './decide-claim';

/**
 * Deletes a reward: pending claims are rejected and give back what they hold, approved ones stay usable, goals for it stand without
 * it (rules: rewards, goals). The hero is locked first, so that no claim is made or decided meanwhile.
 */
export async function removeReward(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const { childId } = found(await findReward(tx, familyId, id), 'This reward');
    found(await lockChild(tx, familyId, childId), 'This reward');
    found(await takeRewardAway(ctx, { unit, id }), 'This reward');
  });
  return null;
}

/** Deletes a reward in the caller's transaction, its hero locked; null when it is gone already. */
export async function takeRewardAway(
  ctx: ParentContext,
  { unit, id }: { unit: Unit; id: string },
): Promise<RewardRow | null> {
  const { familyId } = ctx;
  const deleted = await updateReward(unit.tx, { familyId, id }, { deletedAt: ctx.now() });
  if (!deleted) return null;
  const { childId } = deleted;
  const claims = (await listPendingClaims(unit.tx, familyId, id)).map(({ claim }) => claim);
  const { rejectedIds } = decideRewardDeletion(
    claims.map((claim) => ({ ...claim, status: claim.status as ClaimStatus })),
  );
  for (const claim of claims) {
    if (!rejectedIds.includes(claim.id)) continue;
    await rejectPending(ctx, { unit, claim, message: null });
    unit.event({ type: 'updated', entity: 'reward_claim', entityId: claim.id, childId });
  }
  for (const goal of await unlinkGoals(unit.tx, familyId, id)) {
    unit.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
  }
  unit.event({ type: 'deleted', entity: 'reward', entityId: id, childId });
  unit.audit({ act: 'reward.deleted', args: { reward: deleted.name }, childId });
  return deleted;
}
