import { lockChild, lockChildren } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { lockAssignmentsOfMaster, updateAssignmentsOfMaster } from '@herohood/db/habits/carry-queries';
import {
  findAssignment,
  findMaster,
  lockMaster,
  updateAssignment,
  updateMaster,
} from '@herohood/db/habits/queries';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { type Changes, transact } from '../sync/transact';
import { keepPeriods } from './keep-periods';

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
  if (!(await findMaster(tx, ctx.familyId, id))) return false;
  // Heroes before habits, as whoever gives one locks them.
  const heroes = await lockChildren(tx, ctx.familyId);
  const master = found(await lockMaster(tx, ctx.familyId, id), 'This habit');
  const deletedAt = ctx.now();
  const who = { familyId: ctx.familyId, id };
  await updateMaster(tx, who, { deletedAt });
  const given = await lockAssignmentsOfMaster(tx, who);
  await updateAssignmentsOfMaster(tx, who, { deletedAt });
  await keepPeriods(ctx, tx, { assignments: given, heroes });
  changes.event({ type: 'deleted', entity: 'habit', entityId: id, childId: 'all' });
  changes.audit({ act: 'habit.deleted', args: { habit: master.name } });
  return true;
}

async function removeAssignment(ctx: ParentContext, { tx, changes, id }: Removal): Promise<void> {
  const who = { familyId: ctx.familyId, id };
  const { childId } = found(await findAssignment(tx, ctx.familyId, id), 'This habit');
  const hero = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
  const { name } = found(await updateAssignment(tx, who, { deletedAt: ctx.now() }), 'This habit');
  await keepPeriods(ctx, tx, { assignments: [{ id, childId }], heroes: [hero] });
  changes.event({ type: 'deleted', entity: 'habit', entityId: id, childId });
  changes.audit({
    act: 'habit.removed',
    args: { mission: name },
    childId,
  });
}
