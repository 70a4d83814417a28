import { syncPeriods } from '@herohood/db/habits/period-queries';
import { findAssignment, lockAssignment, updateAssignment } from '@herohood/db/habits/queries';
import type { ChildHabit, MasterHabit, updateHabitInput } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { transact } from '../sync/transact';
import { checkAlerts } from './check-alerts';
import { presentAssignment } from './present';
import { updateMaster } from './update-master';

/** Changes an assignment, or the master whose id this is: their ids never collide (rules: habits). */
export async function updateHabit(
  ctx: ParentContext,
  input: z.output<typeof updateHabitInput>,
): Promise<ChildHabit | MasterHabit> {
  const { id, ...change } = input;
  const assignment = await findAssignment(ctx.db, ctx.familyId, id);
  if (!assignment) return updateMaster(ctx, input);
  const row = await transact(ctx, async (tx, changes) => {
    const who = { familyId: ctx.familyId, id };
    // Under the lock: two changes at once must not move a reminder out of its window together.
    const before = found(await lockAssignment(tx, who), 'This mission');
    checkAlerts(ctx, change, before);
    const after = Object.keys(change).length > 0 ? found(await updateAssignment(tx, who, change)) : before;
    if (change.isActive !== undefined) {
      await syncPeriods(tx, ctx.familyId, { ids: [id], day: ctx.parent.family.today });
    }
    const { childId } = before;
    changes.event({ type: 'updated', entity: 'habit', entityId: id, childId });
    changes.audit({
      act: 'habit.updated',
      summary: `${ctx.actor.name} changed the mission ${after.name}`,
      childId,
    });
    return after;
  });
  return presentAssignment(row);
}
