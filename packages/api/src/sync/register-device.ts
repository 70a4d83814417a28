import { trimDevices, upsertDevice } from '@herohood/db/sync/queries';
import { MAX_DEVICES } from '@herohood/domain/family/family-limits';
import type { Device, registerDeviceInput } from '@herohood/domain/sync/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { presentDevice } from './present';

/** Registers a parent's browser or app: 201 when it is new to the family, 200 when it was known. */
export async function registerDevice(
  ctx: ParentContext,
  input: z.output<typeof registerDeviceInput>,
): Promise<Device> {
  const { device, isNew } = await act(ctx, async (tx, unit) => {
    const registered = await upsertDevice(tx, {
      ...input,
      familyId: ctx.familyId,
      childId: null,
      lastSeenAt: ctx.now(),
    });
    if (registered.isNew) {
      await trimDevices(tx, registered.device, MAX_DEVICES);
      unit.event({ type: 'created', entity: 'device', entityId: registered.device.id });
    }
    return registered;
  });
  ctx.reply.status(isNew ? 201 : 200);
  return presentDevice(device);
}
