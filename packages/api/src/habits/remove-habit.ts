import { type ChildRow, lockChild, lockChildren } from '@herohood/db/children/queries';
import { lockAssignmentsOfMaster, updateAssignmentsOfMaster } from '@herohood/db/habits/carry-queries';
import {
  findAssignment,
  findMaster,
  lockMaster,
  updateAssignment,
  updateMaster,
} from '@herohood/db/habits/queries';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { keepPeriods } from './keep-plans';

/**
 * Takes a habit away: an assignment from its hero, or a master with all its assignments (rules: habits). Completions
 * and what they paid stay.
 */
export async function removeHabit(ctx: ParentContext, id: string): Promise<null> {
  await act(ctx, async (_tx, unit) => {
    if (!(await removeMaster(ctx, unit, id))) await removeAssignment(ctx, unit, id);
  });
  return null;
}

async function removeMaster(ctx: ParentContext, unit: Unit, id: string): Promise<boolean> {
  const { tx } = unit;
  if (!(await findMaster(tx, ctx.familyId, id))) return false;
  // Heroes before habits, as whoever gives one locks them.
  const heroes = await lockChildren(tx, ctx.familyId);
  const master = found(await lockMaster(tx, ctx.familyId, id), 'This habit');
  const deletedAt = ctx.now();
  const who = { familyId: ctx.familyId, id };
  await updateMaster(tx, who, { deletedAt });
  const given = await lockAssignmentsOfMaster(tx, who);
  await updateAssignmentsOfMaster(tx, who, { deletedAt });
  await keepPeriods(ctx, unit, { assignments: given, heroes });
  unit.event({ type: 'deleted', entity: 'habit', entityId: id, childId: 'all' });
  unit.audit({ act: 'habit.deleted', args: { habit: master.name } });
  return true;
}

async function removeAssignment(ctx: ParentContext, unit: Unit, id: string): Promise<void> {
  const { tx } = unit;
  const { childId } = found(await findAssignment(tx, ctx.familyId, id), 'This habit');
  const hero = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
  await takeAssignmentAway(ctx, unit, { id, hero });
}

async function takeAssignmentAway(
  ctx: ParentContext,
  unit: Unit,
  { id, hero }: { id: string; hero: ChildRow },
): Promise<void> {
  const { familyId } = ctx;
  const childId = hero.id;
  const { name } = found(
    await updateAssignment(unit.tx, { familyId, id }, { deletedAt: ctx.now() }),
    'This habit',
  );
  await keepPeriods(ctx, unit, { assignments: [{ id, childId }], heroes: [hero] });
  unit.event({ type: 'deleted', entity: 'habit', entityId: id, childId });
  unit.audit({ act: 'habit.removed', args: { mission: name }, childId });
}

/** Takes a habit from a locked hero, in the caller's transaction; where nobody else has it, it goes. What is gone already stays so. */
export async function takeHabitAway(
  ctx: ParentContext,
  unit: Unit,
  { id, child: hero }: { id: string; child: ChildRow },
): Promise<void> {
  const { tx } = unit;
  const who = { familyId: ctx.familyId, id };
  if (!(await lockMaster(tx, ctx.familyId, id))) return;
  const given = await lockAssignmentsOfMaster(tx, who);
  const own = given.find(({ childId }) => childId === hero.id);
  if (own) await takeAssignmentAway(ctx, unit, { id: own.id, hero });
  if (given.some((assignment) => assignment !== own)) return;
  await updateMaster(tx, who, { deletedAt: ctx.now() });
  unit.event({ type: 'deleted', entity: 'habit', entityId: id });
}
