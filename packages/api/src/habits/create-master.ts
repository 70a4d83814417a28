import { lockFamily } from '@herohood/db/family/queries';
import { insertMaster, listMasters } from '@herohood/db/habits/queries';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import { readFrequency } from '@herohood/domain/habits/plan';
import type { createMasterHabitInput, MasterHabit } from '@herohood/domain/habits/schema';
import { newHabitAlerts, timesOf } from '@herohood/domain/reminders/settings';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { requireWithinFamilyLimit } from '../family/family-limit';
import { requireWithinPlan } from '../family/plan-limit';
import { findRecording, nameRecording } from '../media/name-recording';
import { checkAlerts } from './check-alerts';
import { presentMaster } from './present';

/** Creates a habit; what was not sent takes the family's reminder settings and the product's defaults (rules: habits). */
export async function createMaster(
  ctx: ParentContext,
  input: z.output<typeof createMasterHabitInput>,
): Promise<MasterHabit> {
  const recording = await findRecording(ctx, input.voiceRecording);
  const row = await act(ctx, async (tx, unit) => {
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
  });
  return presentMaster(row);
}
