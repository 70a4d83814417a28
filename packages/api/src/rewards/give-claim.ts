import { moveClaim } from '@herohood/db/rewards/queries';
import { decideMarkUsed } from '@herohood/domain/rewards/claim';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { closeGoalOf } from '../goals/close-goal';
import { found, refusal } from '../refusals';
import { lockClaim } from './lock-claim';
import { presentClaim } from './present';

/** A parent has handed out what they owed. Only an approved claim can be given (409); a given or used one stays (200). */
export async function giveClaim(ctx: ParentContext, id: string): Promise<RewardClaim> {
  const row = await act(ctx, async (tx, unit) => {
    const before = await lockClaim(tx, { familyId: ctx.familyId, id });
    const { claim, reward } = before;
    const decision = decideMarkUsed(before.status);
    if (decision.kind === 'refused') throw refusal(decision.code, 'onlyApprovedGiven');
    if (decision.kind === 'unchanged') return before;
    const now = ctx.now();
    const fields = { status: 'used', usedAt: now, usedBy: ctx.parent.userId };
    const given = found(await moveClaim(tx, claim, fields));
    const { childId } = claim;
    await closeGoalOf({ unit, now }, claim);
    unit.event({ type: 'updated', entity: 'reward_claim', entityId: id, childId });
    unit.audit({ act: 'claim.given', args: { reward: reward.name }, childId });
    return { claim: given, reward };
  });
  return presentClaim(row, ctx.parent.family.clock);
}
