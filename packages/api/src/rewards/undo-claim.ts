import { findChild } from '@herohood/db/children/queries';
import { listOpenGoals } from '@herohood/db/goals/queries';
import { listPendingClaims, moveClaim } from '@herohood/db/rewards/queries';
import { decideUndoClaim } from '@herohood/domain/rewards/claim';
import { placeRefusal } from '@herohood/domain/rewards/limits';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { holdClaim } from '../goals/claim-xp';
import { found, orThrow } from '../refusals';
import { countAround } from './limits-now';
import { lockClaim } from './lock-claim';
import { presentClaim } from './present';

/**
 * A parent takes back, within 24 hours, the last thing that was done with a claim (rules: undo): what was handed out is
 * owed again, a yes or a no waits again. A no held nothing any more, so the cost leaves the wallet once more: 409
 * `ALREADY_SPENT` when the hero has spent it. 409 too when the hero's own word made it final, another claim on the
 * reward waits, or others have taken its place in the reward's limits; 404 when the reward is gone.
 */
export async function undoClaim(ctx: ParentContext, id: string): Promise<RewardClaim> {
  const { familyId } = ctx;
  const now = ctx.now();
  const row = await act(ctx, async (tx, unit) => {
    const { claim, reward, status } = await lockClaim(tx, { familyId, id });
    const { childId, rewardId, cost, decidedAt, usedAt, usedBy } = claim;
    const { xp } = found(await findChild(tx, familyId, childId), 'This hero');
    const goals = await listOpenGoals(tx, { familyId, childId });
    const goal = goals.find((each) => each.rewardId === rewardId);
    const decision = orThrow(
      decideUndoClaim({
        ...{ status, decidedAt, givenAt: usedBy === null ? null : usedAt, now, cost, xp },
        saved: goal?.saved ?? 0,
        noPlace: placeRefusal(reward.limits, await countAround(tx, ctx.parent.family, claim)),
        isRewardThere: reward.deletedAt === null,
        hasPendingClaim: (await listPendingClaims(tx, familyId, rewardId)).length > 0,
      }),
    );
    const undone = found(
      await moveClaim(
        tx,
        claim,
        decision.kind === 'takeBack'
          ? { status: 'approved', usedAt: null, usedBy: null }
          : {
              ...{ status: 'pending', message: null, decidedAt: null, decidedBy: null },
              ...(decision.holdXp > 0 && {
                ...{ holdNo: claim.holdNo + 1, goalId: goal?.id ?? null, fromGoal: decision.fromGoal },
              }),
            },
      ),
    );
    if (decision.kind === 'reopen' && decision.holdXp > 0) await holdClaim({ unit, now, claim: undone });
    unit.event({ type: 'updated', entity: 'reward_claim', entityId: id, childId });
    const what = decision.kind === 'takeBack' ? 'gift' : 'decision';
    unit.audit({ act: 'claim.undone', args: { what, reward: reward.name }, childId });
    return { claim: undone, reward };
  });
  return presentClaim(row, ctx.parent.family.clock);
}
