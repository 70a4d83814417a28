import { moveClaim } from '@herohood/db/rewards/queries';
import { decideApproveClaim } from '@herohood/domain/rewards/claim';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, refusal } from '../refusals';
import { lockClaim } from './lock-claim';
import { presentClaim } from './present';

/** A parent says yes: what was held is spent. An approved or used claim stays as it is (200), a rejected one is 409. */
export async function approveClaim(ctx: ParentContext, id: string): Promise<RewardClaim> {
  const row = await act(ctx, async (tx, unit) => {
    const before = await lockClaim(tx, { familyId: ctx.familyId, id });
    const { claim, reward } = before;
    const decision = decideApproveClaim(before.status);
    if (decision.kind === 'refused') throw refusal(decision.code, 'claimTurnedDown');
    if (decision.kind === 'unchanged') return before;
    const fields = { status: 'approved', decidedAt: ctx.now(), decidedBy: ctx.parent.userId };
    const approved = found(await moveClaim(tx, claim, fields));
    const { childId } = claim;
    unit.event({ type: 'updated', entity: 'reward_claim', entityId: id, childId });
    unit.audit({ act: 'claim.approved', args: { reward: reward.name }, childId });
    return { claim: approved, reward };
  });
  return presentClaim(row, ctx.parent.family.clock);
}
