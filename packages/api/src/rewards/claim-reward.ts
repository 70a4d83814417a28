import { lockChild } from '@herohood/db/children/queries';
import { listOpenGoals } from '@herohood/db/goals/queries';
import { findClaim, insertClaim, listPendingClaims, lockReward } from '@herohood/db/rewards/queries';
import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import { decideClaim } from '@herohood/domain/rewards/claim';
import type { claimRewardInput, RewardClaim } from '@herohood/domain/rewards/schema';
import { deedOf } from '@herohood/domain/sync/tap';
import type * as z from 'zod';
import { act } from '../act';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';
import { holdClaim } from '../goals/claim-xp';
import { found, missing, orThrow, refusal } from '../refusals';
import { answeredWith, instantOf, noteAnswer } from '../sync/tap';
import { limitsNow } from './limits-now';
import { presentClaim } from './present';

type Input = z.output<typeof claimRewardInput>;

/**
 * A hero claims one of their rewards: its cost is held until a parent decides, first from the goal that was saved for it (
 * rules: rewards, goals). 409 when it is inactive, waits already, its limits say no, costs something else than was sent or more than there is;
 * 403 when rewards are switched off; 404 for a reward or a `childId` that is not theirs. Days, hours and pauses of its limits are judged
 * for the instant of the tap, which is when the claim counts as made; 200 with the first one when the tap comes again (rules: taps).
 */
export async function claimReward(ctx: ChildContext, input: Input): Promise<RewardClaim> {
  if (input.childId !== undefined) requireOwnChild(ctx, input.childId);
  const { familyId } = ctx;
  const { childId, controls } = ctx.child;
  const now = ctx.now();
  const sent = { tapId: input.tapId, deed: deedOf.claim(input.id) };
  let isNew = true;
  const claimed = await act(ctx, async (tx, unit) => {
    const hero = found(await lockChild(tx, familyId, childId), 'This hero');
    const answered = await answeredWith(tx, ctx, sent);
    isNew = answered === null;
    if (answered !== null) return found(await findClaim(tx, familyId, answered), 'This claim');
    // Held as it is: a parent may be changing its price, and a deletion takes the hero's lock.
    const reward = await lockReward(tx, familyId, input.id);
    if (reward?.childId !== childId) throw missing('This reward');
    const { id: rewardId, cost, isActive } = reward;
    const { at } = instantOf(ctx, input.completedAt, reward.createdAt);
    const featureEnabled = isFeatureEnabled(controls, 'rewards');
    const hasPendingClaim = (await listPendingClaims(tx, familyId, rewardId)).length > 0;
    const goals = await listOpenGoals(tx, { familyId, childId });
    const goal = goals.find((each) => each.rewardId === rewardId);
    const limits = await limitsNow(tx, { family: ctx.child.family, now: at, hero }, [reward]);
    const { fromGoal } = orThrow(
      decideClaim({
        ...{ isActive, cost, sentCost: input.cost, xp: hero.xp, hasPendingClaim, featureEnabled },
        saved: goal?.saved ?? 0,
        available: limits(reward).available,
      }),
    );

    const claim = await insertClaim(tx, {
      ...{ familyId, childId, rewardId, cost, createdAt: at },
      ...{ goalId: goal?.id ?? null, fromGoal },
    });
    if (!claim) throw refusal('CLAIM_PENDING');
    await noteAnswer(tx, ctx, { ...sent, rowId: claim.id });
    await holdClaim({ unit, now, claim });
    unit.event({ type: 'created', entity: 'reward_claim', entityId: claim.id, childId });
    unit.audit({ act: 'claim.made', args: { reward: reward.name, cost }, childId });
    return { claim, reward };
  });
  ctx.reply.status(isNew ? 201 : 200);
  return presentClaim(claimed, ctx.child.family.clock);
}
