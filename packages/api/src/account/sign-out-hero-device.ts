import { deleteHeroDevice } from '@herohood/db/account/hero-device-queries';
import { lockChild } from '@herohood/db/children/queries';
import type { heroDeviceInput } from '@herohood/domain/children/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';

/**
 * Ends a hero's session in one browser at once and forgets that browser: its wrong PINs count as a stranger's again
 * (rules: sign-in limits). 404 for a device that is another hero's, or signed out already.
 */
export async function signOutHeroDevice(
  ctx: ParentContext,
  { id: childId, deviceId }: z.output<typeof heroDeviceInput>,
): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const child = found(await lockChild(tx, familyId, childId), 'This hero');
    const ended = found(
      await deleteHeroDevice(tx, { familyId, childId, sessionId: deviceId }),
      'This device',
    );
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({
      act: 'child.device_signed_out',
      args: { name: child.name, device: ended.deviceName },
      childId,
    });
  });
  return null;
}
