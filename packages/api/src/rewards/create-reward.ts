import { lockChild } from '@herohood/db/children/queries';
import { insertReward, listRewards } from '@herohood/db/rewards/queries';
import { DEFAULT_REWARD } from '@herohood/domain/rewards/choices';
import type { createRewardInput, Reward } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { requireWithinFamilyLimit } from '../family/family-limit';
import { found } from '../refusals';
import { transact } from '../sync/transact';
import { limitsNow } from './limits-now';
import { presentReward } from './present';

/** Sets a reward for one hero: a treat with the gift's picture, worth its own name, unless the parent says more. */
export async function createReward(
  ctx: ParentContext,
  input: z.output<typeof createRewardInput>,
): Promise<Reward> {
  const { id: childId, name, description, cost } = input;
  const now = ctx.now();
  const { family } = ctx.parent;
  return transact(ctx, async (tx, changes) => {
    const child = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
    requireWithinFamilyLimit(
      'rewards',
      (await listRewards(tx, { familyId: ctx.familyId, childId, activeOnly: false })).length,
    );
    const reward = await insertReward(tx, {
      familyId: ctx.familyId,
      childId,
      name,
      description: description || null,
      type: input.type ?? DEFAULT_REWARD.type,
      value: input.value || name,
      cost,
      isActive: input.isActive ?? true,
      icon: input.icon ?? DEFAULT_REWARD.icon,
      limits: input.limits ?? {},
      createdAt: now,
    });
    changes.event({ type: 'created', entity: 'reward', entityId: reward.id, childId });
    changes.audit({
      act: 'reward.created',
      summary: `${ctx.actor.name} set the reward ${name} for ${child.name}`,
      childId,
    });
    const limits = await limitsNow(tx, { family, now, hero: child }, []);
    return presentReward(reward, limits(reward));
  });
}
