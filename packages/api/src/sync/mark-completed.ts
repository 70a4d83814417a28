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
import type { markCompletedInput } from '@herohood/domain/sync/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { FamilyContext } from '../context';
import { refusal } from '../refusals';

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
