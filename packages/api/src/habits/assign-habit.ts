import { lockChild, lockChildren } from '@herohood/db/children/queries';
import { syncPeriods } from '@herohood/db/habits/period-queries';
import { assignMaster, listMasters, lockMaster } from '@herohood/db/habits/queries';
import type { assignHabitInput, ChildHabit } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { transact } from '../sync/transact';
import { presentAssignment } from './present';

/** Gives a habit to a hero: 201 when they did not have it, 200 when it was only switched on again (rules: habits). */
export async function assignHabit(
  ctx: ParentContext,
  input: z.output<typeof assignHabitInput>,
): Promise<ChildHabit> {
  const { id: childId, masterHabitId } = input;
  const { habit, outcome } = await transact(ctx, async (tx, changes) => {
    const child = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
    const master = found(await lockMaster(tx, ctx.familyId, masterHabitId), 'This habit');
    const assigned = await assignMaster(tx, master, { childId, now: ctx.now() });
    await syncPeriods(tx, ctx.familyId, { ids: [assigned.habit.id], day: ctx.parent.family.today });
    changes.event({ type: 'created', entity: 'habit', entityId: assigned.habit.id, childId });
    const summary = `${ctx.actor.name} gave ${child.name} the mission ${master.name}`;
    changes.audit({ act: 'habit.assigned', summary, childId });
    return assigned;
  });
  ctx.reply.status(outcome === 'assigned' ? 201 : 200);
  return presentAssignment(habit);
}

/** Gives every habit to every hero; counts what was newly assigned or switched on again (rules: habits). */
export async function autoAssignAll(ctx: ParentContext): Promise<{ assigned: number }> {
  return transact(ctx, async (tx, changes) => {
    const [children, masters] = [await lockChildren(tx, ctx.familyId), await listMasters(tx, ctx.familyId)];
    const ids: string[] = [];
    for (const { id } of masters) {
      const master = await lockMaster(tx, ctx.familyId, id);
      if (!master) continue;
      for (const child of children) {
        const { habit, outcome } = await assignMaster(tx, master, { childId: child.id, now: ctx.now() });
        if (outcome !== 'unchanged') ids.push(habit.id);
      }
    }
    if (ids.length > 0) {
      await syncPeriods(tx, ctx.familyId, { ids, day: ctx.parent.family.today });
      changes.event({ type: 'created', entity: 'habit', childId: 'all' });
      changes.audit({
        act: 'habit.auto_assigned',
        summary: `${ctx.actor.name} gave all habits to all heroes`,
      });
    }
    return { assigned: ids.length };
  });
}
