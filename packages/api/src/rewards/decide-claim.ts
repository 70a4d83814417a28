import { findChild, lockChild } from '@herohood/db/children/queries';
import { listOpenGoals } from '@herohood/db/goals/queries';
import { type ClaimRow, findClaim, listPendingClaims, moveClaim } from '@herohood/db/rewards/queries';
import {
  type ClaimStatus,
  decideApproveClaim,
  decideMarkUsed,
  decideRejectClaim,
  decideUndoClaim,
} from '@herohood/domain/rewards/claim';
import { placeRefusal } from '@herohood/domain/rewards/limits';
import type { RewardClaim, rejectClaimInput } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ChildContext, ParentContext } from '../context';
import { familyOf } from '../family/family';
import { closeGoalOf, holdClaim, refundClaim } from '../goals/claim-xp';
import { found, missing, orThrow, refusal } from '../refusals';
import { countAround } from './limits-now';
import { presentClaim } from './present';

/** A parent says yes: what was held is spent. An approved or used claim stays as it is (200), a rejected one is 409. */
export function approveClaim(ctx: ParentContext, id: string): Promise<RewardClaim> {
  return withClaim(ctx, { id }, async ({ claim, reward, status }, unit) => {
    const decision = decideApproveClaim(status);
    if (decision.kind === 'refused') throw refusal(decision.code, 'claimTurnedDown');
    if (decision.kind === 'unchanged') return null;
    unit.audit({ act: 'claim.approved', args: { reward: reward.name }, childId: claim.childId });
    const fields = { status: 'approved', decidedAt: ctx.now(), decidedBy: ctx.parent.userId };
    return found(await moveClaim(unit.tx, claim, fields));
  });
}

/** A parent says no: the hero gets back what was held. A rejected claim keeps its first answer, an approved one is 409. */
export function rejectClaim(
  ctx: ParentContext,
  { id, message }: z.output<typeof rejectClaimInput>,
): Promise<RewardClaim> {
  return withClaim(ctx, { id }, async ({ claim, reward, status }, unit) => {
    const decision = decideRejectClaim({ status, cost: claim.cost });
    if (decision.kind === 'refused') throw refusal(decision.code);
    if (decision.kind === 'unchanged') return null;
    const rejected = await rejectPending(ctx, { unit, claim, message: message || null });
    const args = { reward: reward.name, message: rejected.message };
    unit.audit({ act: 'claim.rejected', args, childId: claim.childId });
    return rejected;
  });
}

interface Rejection {
  unit: Unit;
  /** Pending, its hero locked by the caller, who tells of it. */
  claim: Claim;
  message: string | null;
}

/** Moves a pending claim to rejected and gives back what it held, in the caller's transaction. */
export async function rejectPending(ctx: ParentContext, { unit, claim, message }: Rejection): Promise<Claim> {
  const now = ctx.now();
  const fields = { status: 'rejected', message, decidedAt: now, decidedBy: ctx.parent.userId };
  const rejected = found(await moveClaim(unit.tx, claim, fields));
  await refundClaim({ unit, now, claim });
  return rejected;
}

/** A parent has handed out what they owed. Only an approved claim can be given (409); a given or used one stays (200). */
export function giveClaim(ctx: ParentContext, id: string): Promise<RewardClaim> {
  const by = { act: 'claim.given', usedBy: ctx.parent.userId, unapproved: 'onlyApprovedGiven' } as const;
  return withClaim(ctx, { id }, (locked, unit) => useUp(locked, { ...by, unit, now: ctx.now() }));
}

/** The hero got what they claimed. Only an approved claim of their own can be used (409); a used one stays (200). */
export function markUsed(ctx: ChildContext, id: string): Promise<RewardClaim> {
  const by = { act: 'claim.used', usedBy: null, unapproved: 'claimNotApproved' } as const;
  const { childId } = ctx.child;
  return withClaim(ctx, { id, childId }, (locked, unit) => useUp(locked, { ...by, unit, now: ctx.now() }));
}

interface Use {
  unit: Unit;
  now: Date;
  act: 'claim.given' | 'claim.used';
  usedBy: string | null;
  /** What is said of a claim that was not approved. */
  unapproved: 'onlyApprovedGiven' | 'claimNotApproved';
}

async function useUp({ claim, reward, status }: Locked, { unit, now, usedBy, ...use }: Use) {
  const decision = decideMarkUsed(status);
  if (decision.kind === 'refused') throw refusal(decision.code, use.unapproved);
  if (decision.kind === 'unchanged') return null;
  const used = found(await moveClaim(unit.tx, claim, { status: 'used', usedAt: now, usedBy }));
  await closeGoalOf({ unit, now }, claim);
  unit.audit({ act: use.act, args: { reward: reward.name }, childId: claim.childId });
  return used;
}

/**
 * A parent takes back, within 24 hours, the last thing that was done with a claim (rules: undo): what was handed out is
 * owed again, a yes or a no waits again. A no held nothing any more, so the cost leaves the wallet once more: 409
 * `ALREADY_SPENT` when the hero has spent it. 409 too when the hero's own word made it final, another claim on the
 * reward waits, or others have taken its place in the reward's limits; 404 when the reward is gone.
 */
export function undoClaim(ctx: ParentContext, id: string): Promise<RewardClaim> {
  const { familyId } = ctx;
  const now = ctx.now();
  return withClaim(ctx, { id }, async ({ claim, reward, status }, unit) => {
    const { tx } = unit;
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
    const what = decision.kind === 'takeBack' ? 'gift' : 'decision';
    unit.audit({ act: 'claim.undone', args: { what, reward: reward.name }, childId });
    return undone;
  });
}

type Claim = ClaimRow['claim'];
type Locked = ClaimRow & { status: ClaimStatus };

/**
 * Does something with a claim, its hero locked: making, deciding and deleting all take that lock first, so what is read here
 * cannot change until the transaction ends. `work` answers with the claim as it is then, or with null where nothing changes.
 * 404 for another family's, an unknown one and, where `childId` is given, one that is not that hero's.
 */
async function withClaim(
  ctx: ParentContext | ChildContext,
  { id, childId: own }: { id: string; childId?: string },
  work: (locked: Locked, unit: Unit) => Promise<Claim | null>,
): Promise<RewardClaim> {
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const { childId } = found(await findClaim(tx, familyId, id), 'This claim').claim;
    if (own !== undefined && childId !== own) throw missing('This claim');
    await lockChild(tx, familyId, childId);
    const { claim, reward } = found(await findClaim(tx, familyId, id), 'This claim');
    const changed = await work({ claim, reward, status: claim.status as ClaimStatus }, unit);
    if (changed) unit.event({ type: 'updated', entity: 'reward_claim', entityId: id, childId });
    return { claim: changed ?? claim, reward };
  });
  return presentClaim(row, familyOf(ctx).clock);
}
