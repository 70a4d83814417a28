import { moveClaim } from '@herohood/db/rewards/queries';
import { decideMarkUsed } from '@herohood/domain/rewards/claim';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { act } from '../act';
import type { ChildContext } from '../context';
import { closeGoalOf } from '../goals/close-goal';
import { found, refusal } from '../refusals';
import { lockClaim } from './lock-claim';
import { presentClaim } from './present';

/** The hero got what they claimed. Only an approved claim of their own can be used (409); a used one stays (200). */
export async function markUsed(ctx: ChildContext, id: string): Promise<RewardClaim> {
  const { childId } = ctx.child;
  const row = await act(ctx, async (tx, unit) => {
    const before = await lockClaim(tx, { familyId: ctx.familyId, id, childId });
    const { claim, reward } = before;
    const decision = decideMarkUsed(before.status);
    if (decision.kind === 'refused') throw refusal(decision.code, 'claimNotApproved');
    if (decision.kind === 'unchanged') return before;
    const now = ctx.now();
    const used = found(await moveClaim(tx, claim, { status: 'used', usedAt: now }));
    await closeGoalOf({ unit, now }, claim);
    unit.event({ type: 'updated', entity: 'reward_claim', entityId: id, childId });
    unit.audit({ act: 'claim.used', args: { reward: reward.name }, childId });
    return { claim: used, reward };
  });
  return presentClaim(row, ctx.child.family.clock);
}
