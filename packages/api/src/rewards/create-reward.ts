import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import { insertReward, listRewards, type RewardRow } from '@herohood/db/rewards/queries';
import { DEFAULT_REWARD } from '@herohood/domain/rewards/choices';
import type { createRewardInput, Reward } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { requireWithinFamilyLimit } from '../family/family-limit';
import { found } from '../refusals';
import { limitsNow } from './limits-now';
import { presentReward } from './present';

type Fields = Omit<z.output<typeof createRewardInput>, 'id' | 'costType' | 'childId'>;

/** Sets a reward for one hero: a treat with the gift's picture, worth its own name, unless the parent says more. */
export async function createReward(
  ctx: ParentContext,
  { id, ...fields }: z.output<typeof createRewardInput>,
): Promise<Reward> {
  const { family } = ctx.parent;
  return act(ctx, async (tx, unit) => {
    const child = found(await lockChild(tx, ctx.familyId, id), 'This hero');
    const reward = await setReward(ctx, { unit, child }, fields);
    const limits = await limitsNow(tx, { family, now: ctx.now(), hero: child }, []);
    return presentReward(reward, limits(reward));
  });
}

/** Sets a reward for a locked hero, in the caller's transaction. */
export async function setReward(
  ctx: ParentContext,
  { unit, child }: { unit: Unit; child: ChildRow },
  fields: Fields,
): Promise<RewardRow> {
  const { familyId, id: childId } = child;
  const { name, description, cost } = fields;
  requireWithinFamilyLimit(
    'rewards',
    (await listRewards(unit.tx, { familyId, childId, activeOnly: false })).length,
  );
  const reward = await insertReward(unit.tx, {
    familyId,
    childId,
    name,
    description: description || null,
    type: fields.type ?? DEFAULT_REWARD.type,
    value: fields.value || name,
    cost,
    isActive: fields.isActive ?? true,
    icon: fields.icon ?? DEFAULT_REWARD.icon,
    limits: fields.limits ?? {},
    createdAt: ctx.now(),
  });
  unit.event({ type: 'created', entity: 'reward', entityId: reward.id, childId });
  unit.audit({
    act: 'reward.created',
    args: { reward: name, name: child.name },
    childId,
  });
  return reward;
}
