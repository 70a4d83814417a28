import { lockFamily } from '@herohood/db/family/queries';
import { insertMaster, listMasters, type MasterHabitRow } from '@herohood/db/habits/queries';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import { readFrequency } from '@herohood/domain/habits/plan';
import type { createMasterHabitInput, MasterHabit } from '@herohood/domain/habits/schema';
import { newHabitAlerts, timesOf } from '@herohood/domain/reminders/settings';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { requireWithinFamilyLimit, requireWithinPlan } from '../family/family-limit';
import { findRecording, nameRecording } from '../media/name-recording';
import { checkAlerts } from './check-habit';
import { presentMaster } from './present';

type Input = z.output<typeof createMasterHabitInput>;

/** Creates a habit; what was not sent takes the family's reminder settings and the product's defaults (rules: habits). */
export async function createMaster(ctx: ParentContext, input: Input): Promise<MasterHabit> {
  const recording = await findRecording(ctx, input.voiceRecording);
  return presentMaster(await act(ctx, (_tx, unit) => setMaster(ctx, unit, { input, recording })));
}

/** Sets a habit in the caller's transaction. */
export async function setMaster(
  ctx: ParentContext,
  unit: Unit,
  { input, recording }: { input: Input; recording?: string | null | undefined },
): Promise<MasterHabitRow> {
  const { tx } = unit;
  // One at a time, so that calls at the same moment cannot all find room.
  const { reminderSettings } = await lockFamily(tx, ctx.familyId);
  checkAlerts(ctx, input, timesOf(reminderSettings));
  const { length } = await listMasters(tx, ctx.familyId);
  requireWithinFamilyLimit('habits', length);
  requireWithinPlan(ctx, 'habits', length);
  const master = await insertMaster(tx, ctx.familyId, {
    ...DEFAULT_HABIT,
    ...newHabitAlerts(reminderSettings, ctx.parent.family),
    ...readFrequency(input),
    description: input.description || null,
    ...(await nameRecording(tx, ctx.familyId, recording)),
    createdAt: ctx.now(),
    photoSince: input.photo === 'required' ? ctx.now() : null,
  });
  unit.event({ type: 'created', entity: 'habit', entityId: master.id });
  unit.audit({ act: 'habit.created', args: { habit: master.name } });
  return master;
}
