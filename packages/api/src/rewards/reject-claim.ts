import { type ClaimRow, moveClaim } from '@herohood/db/rewards/queries';
import { decideRejectClaim } from '@herohood/domain/rewards/claim';
import type { RewardClaim, rejectClaimInput } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { refundClaim } from '../goals/claim-xp';
import { found, refusal } from '../refusals';
import { lockClaim } from './lock-claim';
import { presentClaim } from './present';

/** A parent says no: the hero gets back what was held. A rejected claim keeps its first answer, an approved one is 409. */
export async function rejectClaim(
  ctx: ParentContext,
  { id, message }: z.output<typeof rejectClaimInput>,
): Promise<RewardClaim> {
  const row = await act(ctx, async (tx, unit) => {
    const before = await lockClaim(tx, { familyId: ctx.familyId, id });
    const { claim, reward, status } = before;
    const decision = decideRejectClaim({ status, cost: claim.cost });
    if (decision.kind === 'refused') throw refusal(decision.code);
    if (decision.kind === 'unchanged') return before;
    const rejected = await rejectPending(ctx, { unit, claim, message: message || null });
    const args = { reward: reward.name, message: rejected.message };
    unit.audit({ act: 'claim.rejected', args, childId: claim.childId });
    return { claim: rejected, reward };
  });
  return presentClaim(row, ctx.parent.family.clock);
}

interface Rejection {
  unit: Unit;
  /** Pending, its hero locked by the caller. */
  claim: ClaimRow['claim'];
  message: string | null;
}

/** Moves a pending claim to rejected and gives back what it held, in the caller's transaction. */
export async function rejectPending(
  ctx: ParentContext,
  { unit, claim, message }: Rejection,
): Promise<ClaimRow['claim']> {
  const now = ctx.now();
  const fields = { status: 'rejected', message, decidedAt: now, decidedBy: ctx.parent.userId };
  const rejected = found(await moveClaim(unit.tx, claim, fields));
  await refundClaim({ unit, now, claim });
  const { id: entityId, childId } = claim;
  unit.event({ type: 'updated', entity: 'reward_claim', entityId, childId });
  return rejected;
}
