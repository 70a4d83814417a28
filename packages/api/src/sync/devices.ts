import type { Transaction } from '@herohood/db/client';
import {
  type DeviceRow,
  findDevice,
  isForeignDevice,
  markEvents,
  touchDevice,
  trimDevices,
  upsertDevice,
} from '@herohood/db/sync/queries';
import { MAX_DEVICES } from '@herohood/domain/family/family-limits';
import type { Device, markCompletedInput, registerDeviceInput } from '@herohood/domain/sync/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { FamilyContext, ParentContext } from '../context';
import { refusal } from '../refusals';
import { presentDevice } from './present';

/**
 * Notes that a device has worked through events. Unknown ids and other families' are ignored; each event counts
 * once per device. A hero's device registers itself here the first time; another family's answers 404 (rules: sync).
 */
export async function markCompleted(
  ctx: FamilyContext,
  { deviceId, eventIds }: z.output<typeof markCompletedInput>,
): Promise<{ completed: number }> {
  const { familyId } = ctx;
  const childId = ctx.child?.childId ?? null;
  const completed = await act(ctx, async (tx) => {
    const device = await deviceOf(tx, ctx, deviceId);
    await touchDevice(tx, device, ctx.now());
    return markEvents(tx, {
      familyId,
      childId,
      deviceId: device.id,
      eventIds: toNumbers(eventIds),
      now: ctx.now(),
    });
  });
  return { completed };
}

async function deviceOf(tx: Transaction, ctx: FamilyContext, deviceId: string): Promise<DeviceRow> {
  const { familyId } = ctx;
  const childId = ctx.child?.childId ?? null;
  const known = await findDevice(tx, { familyId, childId, deviceId });
  if (known) return known;
  if (!childId || (await isForeignDevice(tx, familyId, deviceId))) {
    throw refusal('NOT_FOUND', 'unknownDevice');
  }
  const { device } = await upsertDevice(tx, {
    familyId,
    childId,
    deviceId,
    deviceName: `${ctx.actor.name}'s device`,
    deviceType: 'web',
    lastSeenAt: ctx.now(),
  });
  await trimDevices(tx, device, MAX_DEVICES);
  return device;
}

/** Event ids are whole numbers in text; anything else names no event. */
function toNumbers(ids: string[]): number[] {
  return [...new Set(ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number))];
}

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
