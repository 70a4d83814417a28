import { deleteHeroDevice, listChildSessions } from '@herohood/db/account/device-queries';
import { lockChild } from '@herohood/db/children/queries';
import type { HeroDevice, heroDeviceInput } from '@herohood/domain/children/schema';
import type * as z from 'zod';
import { act } from '../act';
import { findOwnChild } from '../children/own-child';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { ownChildSessionHash } from './session';

/** The browsers in which a hero is signed in, the one seen last first. 404 for another family's hero. */
export async function listHeroDevices(ctx: ParentContext, childId: string): Promise<HeroDevice[]> {
  await findOwnChild(ctx, childId);
  const who = { familyId: ctx.familyId, childId };
  const sessions = await listChildSessions(ctx.db, who, ctx.now());
  const own = ownChildSessionHash(ctx);
  return sessions.map(({ id, deviceName, lastSeenAt, tokenHash }) => ({
    id,
    name: deviceName ?? 'Browser',
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === own,
  }));
}

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
