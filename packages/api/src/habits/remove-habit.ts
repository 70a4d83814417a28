import type { Transaction } from '@herohood/db/client';
import { syncPeriods } from '@herohood/db/habits/period-queries';
import {
  listAssignmentIds,
  lockMaster,
  updateAssignment,
  updateAssignmentsOfMaster,
  updateMaster,
} from '@herohood/db/habits/queries';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { type Changes, transact } from '../sync/transact';

/**
 * Takes a habit away: an assignment from its hero, or a master with all its assignments (rules: habits). Completions
 * and what they paid stay.
 */
export async function removeHabit(ctx: ParentContext, id: string): Promise<null> {
  await transact(ctx, async (tx, changes) => {
    if (!(await removeMaster(ctx, { tx, changes, id }))) await removeAssignment(ctx, { tx, changes, id });
  });
  return null;
}

interface Removal {
  tx: Transaction;
  changes: Changes;
  id: string;
}

async function removeMaster(ctx: ParentContext, { tx, changes, id }: Removal): Promise<boolean> {
  const master = await lockMaster(tx, ctx.familyId, id);
  if (!master) return false;
  const deletedAt = ctx.now();
  const who = { familyId: ctx.familyId, id };
  await updateMaster(tx, who, { deletedAt });
  const ids = await listAssignmentIds(tx, ctx.familyId, id);
  await updateAssignmentsOfMaster(tx, who, { deletedAt });
  await syncPeriods(tx, ctx.familyId, { ids, day: ctx.parent.family.today });
  changes.event({ type: 'deleted', entity: 'habit', entityId: id, childId: 'all' });
  changes.audit({ act: 'habit.deleted', summary: `${ctx.actor.name} deleted the habit ${master.name}` });
  return true;
}

async function removeAssignment(ctx: ParentContext, { tx, changes, id }: Removal): Promise<void> {
  const who = { familyId: ctx.familyId, id };
  const { childId, name } = found(await updateAssignment(tx, who, { deletedAt: ctx.now() }), 'This habit');
  await syncPeriods(tx, ctx.familyId, { ids: [id], day: ctx.parent.family.today });
  changes.event({ type: 'deleted', entity: 'habit', entityId: id, childId });
  changes.audit({
    act: 'habit.removed',
    summary: `${ctx.actor.name} took the mission ${name} away`,
    childId,
  });
}
