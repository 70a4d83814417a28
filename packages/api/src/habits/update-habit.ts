import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import {
  type ChildHabitRow,
  findAssignment,
  lockAssignment,
  lockMaster,
  type MasterHabitRow,
  updateAssignment,
} from '@herohood/db/habits/queries';
import { isSamePlan } from '@herohood/domain/days/plan-versions';
import { planInForce } from '@herohood/domain/habits/plan';
import type { ChildHabit, MasterHabit, updateHabitInput } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { found, malformed } from '../refusals';
import { checkAlerts, checkPlan } from './check-habit';
import { keepPeriods, keepPlans } from './keep-plans';
import { ownPlanOf, presentAssignment } from './present';
import { updateMaster } from './update-master';

type Input = z.output<typeof updateHabitInput>;

/** Changes an assignment, or the master whose id this is: their ids never collide (rules: habits). */
export async function updateHabit(ctx: ParentContext, input: Input): Promise<ChildHabit | MasterHabit> {
  const { id, schedule, partOfDay, timesPerDay, approval, ...change } = input;
  const assignment = await findAssignment(ctx.db, ctx.familyId, id);
  if (!assignment) return updateMaster(ctx, withoutNull(input));
  const wanted = { schedule, partOfDay, timesPerDay };
  const isPlanned = Object.values(wanted).some((value) => value !== undefined);
  const { childId } = assignment;
  const row = await act(ctx, async (tx, unit) => {
    const who = { familyId: ctx.familyId, id };
    // Heroes before habits, and habits before assignments, as whoever gives one locks them.
    const isOfDays = isPlanned || change.isActive !== undefined;
    const hero = isOfDays ? found(await lockChild(tx, ctx.familyId, childId), 'This hero') : null;
    const master = isPlanned ? await lockMaster(tx, ctx.familyId, assignment.masterHabitId) : null;
    // Under the lock: two changes at once must not move a reminder out of its window together.
    const before = found(await lockAssignment(tx, who), 'This mission');
    checkAlerts(ctx, change, before);
    // What a parent says about it themselves ends the days on which they are asked (rules: trust).
    const policy = approval === undefined ? {} : { ownApproval: approval, askUntil: null };
    const own = { ...change, ...policy };
    const plan = master ? decidePlan(before, { wanted, master }) : {};
    const changed = changedFields(before, { ...own, ...plan });
    if (!changed) return before;
    const after = found(await updateAssignment(tx, who, changed));
    if (hero) await keepDays(ctx, unit, { hero, before, after });
    unit.event({ type: 'updated', entity: 'habit', entityId: id, childId });
    unit.audit({ act: 'habit.updated', args: { what: 'mission', mission: after.name }, childId });
    return after;
  });
  return presentAssignment(row, { now: ctx.now() });
}

/** A master has nobody to follow: what is null here is refused (400). */
function withoutNull({ schedule, partOfDay, timesPerDay, approval, ...rest }: Input) {
  const plan = { schedule, partOfDay, timesPerDay, approval };
  for (const [path, value] of Object.entries(plan)) {
    if (value !== null) continue;
    throw malformed(path, 'onlyMissionsFollow');
  }
  const sent = Object.entries(plan).filter(([, value]) => value !== undefined);
  return {
    ...rest,
    ...(Object.fromEntries(sent) as { [Field in keyof typeof plan]?: NonNullable<Input[Field]> }),
  };
}

interface Wish {
  wanted: Pick<Input, 'schedule' | 'partOfDay' | 'timesPerDay'>;
  master: MasterHabitRow;
}

/** What the mission has of its own and the plan that follows; what was not sent stays, null is as the habit has it. */
function decidePlan(before: ChildHabitRow, { wanted, master }: Wish) {
  const had = ownPlanOf(before);
  const own = {
    schedule: wanted.schedule === undefined ? had.schedule : wanted.schedule,
    partOfDay: wanted.partOfDay === undefined ? had.partOfDay : wanted.partOfDay,
    timesPerDay: wanted.timesPerDay === undefined ? had.timesPerDay : wanted.timesPerDay,
  };
  const plan = planInForce(own, master);
  checkPlan(plan);
  const { schedule: ownSchedule, partOfDay: ownPartOfDay, timesPerDay: ownTimesPerDay } = own;
  return { ...plan, ownSchedule, ownPartOfDay, ownTimesPerDay };
}

async function keepDays(
  ctx: ParentContext,
  unit: Unit,
  { hero, before, after }: { hero: ChildRow; before: ChildHabitRow; after: ChildHabitRow },
): Promise<void> {
  if (after.isActive !== before.isActive) {
    await keepPeriods(ctx, unit, { assignments: [after], heroes: [hero] });
  }
  if (!isSamePlan(before, after)) await keepPlans(ctx, unit, [after]);
}
