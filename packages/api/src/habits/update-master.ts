import { lockChildren } from '@herohood/db/children/queries';
import {
  carryPlan,
  lockAssignmentsOfMaster,
  updateAssignmentsOfMaster,
} from '@herohood/db/habits/carry-queries';
import { lockMaster, type MasterHabitRow, updateMaster as writeMaster } from '@herohood/db/habits/queries';
import { isSamePlan } from '@herohood/domain/days/plan-versions';
import { carriedChange } from '@herohood/domain/habits/assignment';
import { planInForce, readFrequency } from '@herohood/domain/habits/plan';
import type { MasterHabit, updateMasterHabitInput } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { findRecording, nameRecording } from '../media/name-recording';
import { found } from '../refusals';
import { checkAlerts, checkPlan } from './check-habit';
import { keepPeriods, keepPlans } from './keep-plans';
import { ownPlanOf, presentMaster } from './present';

/**
 * Changes a habit and carries what assignments share with it over to them (rules: habits); its plan where they have nothing
 * of their own (rules: schedules). A picture is needed from the moment on that it is asked for (rules: photos).
 */
export async function updateMaster(
  ctx: ParentContext,
  { id, ...input }: z.output<typeof updateMasterHabitInput>,
): Promise<MasterHabit> {
  const recording = await findRecording(ctx, input.voiceRecording);
  const wanted = readFrequency(input);
  const row = await act(ctx, async (tx, unit) => {
    // Heroes before habits, as whoever gives one locks them.
    const heroes = changesDays(wanted) ? await lockChildren(tx, ctx.familyId) : [];
    const before = found(await lockMaster(tx, ctx.familyId, id), 'This habit');
    checkAlerts(ctx, wanted, before);
    checkPlan({ ...before, ...wanted });
    const isPhotoNew = wanted.photo === 'required' && before.photo !== 'required';
    const changed = changedFields(before, {
      ...wanted,
      ...(isPhotoNew && { photoSince: ctx.now() }),
      ...(await nameRecording(tx, ctx.familyId, recording)),
    });
    if (!changed) return before;
    const master = { familyId: ctx.familyId, id };
    const after = found(await writeMaster(tx, master, changed));
    const carried = carriedChange(changed, after);
    if (Object.keys(carried).length > 0) await updateAssignmentsOfMaster(tx, master, carried);
    if (!isSamePlan(before, after) || before.partOfDay !== after.partOfDay) await carry(ctx, unit, after);
    if (after.isActive !== before.isActive) {
      await keepPeriods(ctx, unit, { assignments: await lockAssignmentsOfMaster(tx, master), heroes });
    }
    unit.event({ type: 'updated', entity: 'habit', entityId: id, childId: 'all' });
    unit.audit({ act: 'habit.updated', args: { what: 'habit', habit: after.name } });
    return after;
  });
  return presentMaster(row);
}

const DAYS_FIELDS = ['schedule', 'timesPerDay', 'schoolDaysOnly', 'allowExtra', 'isActive'] as const;

const changesDays = (wanted: { [Field in (typeof DAYS_FIELDS)[number]]?: unknown }) =>
  DAYS_FIELDS.some((field) => wanted[field] !== undefined);

/** Carries the plan to the assignments; one that could not be followed there is refused (400). */
async function carry(ctx: ParentContext, unit: Unit, master: MasterHabitRow): Promise<void> {
  const { schoolDaysOnly, allowExtra } = master;
  const given = (await lockAssignmentsOfMaster(unit.tx, master)).map((before) => {
    const plan = planInForce(ownPlanOf(before), master);
    checkPlan(plan);
    return { before, after: { id: before.id, childId: before.childId, ...plan, schoolDaysOnly, allowExtra } };
  });
  await carryPlan(unit.tx, master);
  const changed = given.filter(({ before, after }) => !isSamePlan(before, after));
  await keepPlans(
    ctx,
    unit,
    changed.map(({ after }) => after),
  );
}
