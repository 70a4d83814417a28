import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { holdClaimXp } from '@herohood/db/points/claim-queries';
import { type Claimed, claimAndHold } from '@herohood/db/rewards/claiming-queries';
import { findReward, insertClaim, listPendingClaims } from '@herohood/db/rewards/queries';
import { isFeatureEnabled } from '@herohood/domain/controls/feature-gate';
import { decideClaim } from '@herohood/domain/rewards/claim';
import type { claimRewardInput, RewardClaim } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';
import { accepted, found, refusal } from '../refusals';
import { type Changes, retried, transact } from '../sync/transact';
import { presentClaim } from './present';

type Input = z.output<typeof claimRewardInput>;

/**
 * A hero claims one of their rewards: its cost leaves the wallet at once and is held until a parent decides (
 * rules: rewards). 409 when it is inactive, waits already, costs something else than was sent or more than the wallet holds;
 * 403 when rewards are switched off; 404 for a reward or a `childId` that is not theirs.
 */
export async function claimReward(ctx: ChildContext, input: Input): Promise<RewardClaim> {
  if (input.childId !== undefined) requireOwnChild(ctx, input.childId);
  const claimed = await retried(() => claimAtOnce(ctx, input));
  return presentClaim(claimed ?? (await transact(ctx, (tx, changes) => claim(ctx, { tx, changes, input }))));
}

/** What nearly every claim is, by one statement that holds only if there is nothing to refuse. Null when it does not. */
async function claimAtOnce(ctx: ChildContext, { id: rewardId, cost }: Input): Promise<Claimed | null> {
  const { familyId, actor } = ctx;
  const { childId, controls } = ctx.child;
  if (!isFeatureEnabled(controls, 'rewards')) return null;
  const claimed = await claimAndHold(ctx.db, {
    ...{ familyId, childId, rewardId, sentCost: cost ?? null },
    ...{ now: ctx.now(), actorId: childId, actorName: actor.name },
  });
  if (claimed) ctx.live.changed({ familyId, childId });
  return claimed;
}

interface Claim {
  tx: Transaction;
  changes: Changes;
  input: Input;
}

/** Under the hero's lock, step by step: what says why not. */
async function claim(ctx: ChildContext, { tx, changes, input }: Claim): Promise<Claimed> {
  const { familyId } = ctx;
  const { childId, name } = ctx.child;
  const now = ctx.now();
  const { xp } = found(await lockChild(tx, familyId, childId), 'This hero');
  const reward = await findReward(tx, familyId, input.id);
  if (reward?.childId !== childId) throw refusal('NOT_FOUND', 'This reward does not exist.');
  const waiting = await listPendingClaims(tx, familyId, reward.id);
  const { id: rewardId, cost, isActive } = reward;
  const featureEnabled = isFeatureEnabled(ctx.child.controls, 'rewards');
  const hasPendingClaim = waiting.length > 0;
  accepted(decideClaim({ isActive, cost, sentCost: input.cost, xp, hasPendingClaim, featureEnabled }));

  const written = await insertClaim(tx, { familyId, childId, rewardId, cost, createdAt: now });
  if (!written) throw refusal('CLAIM_PENDING');
  await holdClaimXp(tx, written, now);
  changes.event({ type: 'created', entity: 'reward_claim', entityId: written.id, childId });
  changes.audit({ act: 'claim.made', summary: `${name} claimed ${reward.name} for ${cost} XP`, childId });
  return { claim: written, reward };
}
