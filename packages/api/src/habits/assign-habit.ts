import { type ChildRow, lockChild, lockChildren } from '@herohood/db/children/queries';
import {
  type AssignOutcome,
  assignMaster,
  insertAssignments,
  listOffAssignments,
} from '@herohood/db/habits/assign-queries';
import {
  type ChildHabitRow,
  listMasters,
  lockMaster,
  type MasterHabitRow,
} from '@herohood/db/habits/queries';
import { isSamePlan } from '@herohood/domain/days/plan-versions';
import { DAILY_PLAN } from '@herohood/domain/days/schedule';
import type { assignHabitInput, ChildHabit } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { keepPeriods, keepPlans } from './keep-plans';
import { presentAssignment } from './present';

/** Gives a habit to a hero: 201 when they did not have it, 200 when it was only switched on again (rules: habits). */
export async function assignHabit(
  ctx: ParentContext,
  input: z.output<typeof assignHabitInput>,
): Promise<ChildHabit> {
  const { id: childId, masterHabitId } = input;
  const { habit, outcome } = await act(ctx, async (tx, unit) => {
    const child = found(await lockChild(tx, ctx.familyId, childId), 'This hero');
    const master = found(await lockMaster(tx, ctx.familyId, masterHabitId), 'This habit');
    return giveMaster(ctx, unit, { master, child });
  });
  ctx.reply.status(isGiven(outcome) ? 201 : 200);
  return presentAssignment(habit, { now: ctx.now() });
}

/** Gives a habit to a locked hero, in the caller's transaction. */
export async function giveMaster(
  ctx: ParentContext,
  unit: Unit,
  { master, child }: { master: MasterHabitRow; child: ChildRow },
): Promise<Assigned> {
  const { id: childId, name } = child;
  const assigned = await assignMaster(unit.tx, master, { childId, now: ctx.now() });
  if (assigned.outcome === 'unchanged') return assigned;
  await keepAssigned(ctx, unit, { given: [assigned], heroes: [child] });
  unit.event({ type: 'created', entity: 'habit', entityId: assigned.habit.id, childId });
  unit.audit({ act: 'habit.assigned', args: { name, habit: master.name }, childId });
  return assigned;
}

/** Gives every habit to every hero; counts what was newly assigned or switched on again (rules: habits). */
export async function autoAssignAll(ctx: ParentContext): Promise<{ assigned: number }> {
  return act(ctx, async (tx, unit) => {
    const [children, masters] = [await lockChildren(tx, ctx.familyId), await listMasters(tx, ctx.familyId)];
    const locked = (await Promise.all(masters.map(({ id }) => lockMaster(tx, ctx.familyId, id)))).filter(
      (master) => master !== null,
    );
    const to = { childIds: children.map(({ id }) => id), now: ctx.now() };
    const written = await insertAssignments(tx, locked, to);
    const given: Assigned[] = written.map((habit) => ({ habit, outcome: 'new' }));
    for (const { childId, masterHabitId } of await listOffAssignments(tx, ctx.familyId)) {
      const master = locked.find(({ id }) => id === masterHabitId);
      if (master) given.push(await assignMaster(tx, master, { childId, now: to.now }));
    }
    if (given.length > 0) {
      await keepAssigned(ctx, unit, { given, heroes: children });
      unit.event({ type: 'created', entity: 'habit', childId: 'all' });
      unit.audit({ act: 'habit.auto_assigned' });
    }
    return { assigned: given.length };
  });
}

interface Assigned {
  habit: ChildHabitRow;
  outcome: AssignOutcome;
}

const isGiven = (outcome: AssignOutcome) => outcome === 'new' || outcome === 'returned';

/** A habit that is new and daily needs no plan to be kept: that is what none says. */
async function keepAssigned(
  ctx: ParentContext,
  unit: Unit,
  { given, heroes }: { given: Assigned[]; heroes: ChildRow[] },
): Promise<void> {
  await keepPeriods(ctx, unit, { assignments: given.map(({ habit }) => habit), heroes });
  const planned = given.filter(
    ({ habit, outcome }) => outcome === 'returned' || (outcome === 'new' && !isSamePlan(habit, DAILY_PLAN)),
  );
  await keepPlans(
    ctx,
    unit,
    planned.map(({ habit }) => habit),
  );
}
