import { type ChildRow, findChild, lockChild } from '@herohood/db/children/queries';
import {
  insertReward,
  listRewards,
  lockReward,
  type RewardRow,
  updateReward as writeReward,
} from '@herohood/db/rewards/queries';
import { DEFAULT_REWARD } from '@herohood/domain/rewards/choices';
import type { createRewardInput, Reward, updateRewardInput } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import { changedFields } from '../changed-fields';
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
  unit.audit({ act: 'reward.created', args: { reward: name, name: child.name }, childId });
  return reward;
}

/**
 * Changes a reward; claims keep the price at which they were made. A value that was the name follows it, and limits are replaced
 * whole.
 */
export async function updateReward(
  ctx: ParentContext,
  { id, ...change }: z.output<typeof updateRewardInput>,
): Promise<Reward> {
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockReward(tx, familyId, id), 'This reward');
    const changed = changedFields(before, {
      ...change,
      ...(change.description === undefined ? {} : { description: change.description || null }),
      ...(change.name !== undefined && before.value === before.name ? { value: change.name } : {}),
    });
    if (!changed) return before;
    const after = found(await writeReward(tx, { familyId, id }, changed), 'This reward');
    const { childId } = after;
    unit.event({ type: 'updated', entity: 'reward', entityId: id, childId });
    unit.audit({ act: 'reward.updated', args: { reward: after.name }, childId });
    return after;
  });
  const hero = found(await findChild(ctx.db, familyId, row.childId), 'This reward');
  const limits = await limitsNow(ctx.db, { family: ctx.parent.family, now: ctx.now(), hero }, [row]);
  return presentReward(row, limits(row));
}
