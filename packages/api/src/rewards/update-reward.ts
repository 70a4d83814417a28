import { findChild } from '@herohood/db/children/queries';
import { lockReward, updateReward as writeReward } from '@herohood/db/rewards/queries';
import type { Reward, updateRewardInput } from '@herohood/domain/rewards/schema';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { limitsNow } from './limits-now';
import { presentReward } from './present';

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
    unit.audit({
      act: 'reward.updated',
      args: { reward: after.name },
      childId,
    });
    return after;
  });
  const hero = found(await findChild(ctx.db, familyId, row.childId), 'This reward');
  const limits = await limitsNow(ctx.db, { family: ctx.parent.family, now: ctx.now(), hero }, [row]);
  return presentReward(row, limits(row));
}
