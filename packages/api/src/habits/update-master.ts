import { syncPeriods } from '@herohood/db/habits/period-queries';
import {
  listAssignmentIds,
  lockMaster,
  updateAssignmentsOfMaster,
  updateMaster as writeMaster,
} from '@herohood/db/habits/queries';
import { carriedChange } from '@herohood/domain/habits/assignment';
import type { MasterHabit, updateMasterHabitInput } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { findRecording, nameRecording } from '../media/name-recording';
import { found } from '../refusals';
import { transact } from '../sync/transact';
import { checkAlerts } from './check-alerts';
import { presentMaster } from './present';

/** Changes a habit and carries what assignments share with it over to them (rules: habits). */
export async function updateMaster(
  ctx: ParentContext,
  { id, ...wanted }: z.output<typeof updateMasterHabitInput>,
): Promise<MasterHabit> {
  const recording = await findRecording(ctx, wanted.voiceRecording);
  const row = await transact(ctx, async (tx, changes) => {
    const before = found(await lockMaster(tx, ctx.familyId, id), 'This habit');
    checkAlerts(ctx, wanted, before);
    const change = { ...wanted, ...(await nameRecording(tx, ctx.familyId, recording)) };
    const master = { familyId: ctx.familyId, id };
    const after = Object.keys(change).length > 0 ? found(await writeMaster(tx, master, change)) : before;
    const carried = carriedChange(change, after);
    if (Object.keys(carried).length > 0) await updateAssignmentsOfMaster(tx, master, carried);
    if (after.isActive !== before.isActive) {
      const ids = await listAssignmentIds(tx, ctx.familyId, id);
      await syncPeriods(tx, ctx.familyId, { ids, day: ctx.parent.family.today });
    }
    changes.event({ type: 'updated', entity: 'habit', entityId: id, childId: 'all' });
    changes.audit({ act: 'habit.updated', summary: `${ctx.actor.name} changed the habit ${after.name}` });
    return after;
  });
  return presentMaster(row);
}
