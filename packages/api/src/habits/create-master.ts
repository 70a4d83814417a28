import { lockFamily } from '@herohood/db/family/queries';
import { insertMaster, listMasters } from '@herohood/db/habits/queries';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { createMasterHabitInput, MasterHabit } from '@herohood/domain/habits/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { requirePlanRoom } from '../family/plan-room';
import { transact } from '../sync/transact';
import { checkAlerts } from './check-alerts';
import { presentMaster } from './present';

/** Creates a habit; what was not sent takes the specification's defaults. */
export async function createMaster(
  ctx: ParentContext,
  input: z.output<typeof createMasterHabitInput>,
): Promise<MasterHabit> {
  await checkAlerts(ctx, input, null);
  const row = await transact(ctx, async (tx, changes) => {
    if (ctx.planLimits === 'enforced') {
      await lockFamily(tx, ctx.familyId);
      requirePlanRoom(ctx, 'habits', (await listMasters(tx, ctx.familyId)).length);
    }
    const { icon, color, xpReward } = DEFAULT_HABIT;
    const master = await insertMaster(tx, ctx.familyId, {
      icon,
      color,
      xpReward,
      ...input,
      description: input.description || null,
      createdAt: ctx.now(),
    });
    changes.event({ type: 'created', entity: 'habit', entityId: master.id });
    changes.audit({ act: 'habit.created', summary: `${ctx.actor.name} created the habit ${master.name}` });
    return master;
  });
  return presentMaster(row);
}
