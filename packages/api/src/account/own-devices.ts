import { deleteParentDevice, listParentSessions } from '@herohood/db/account/device-queries';
import type { OwnDevice } from '@herohood/domain/account/schema';
import type { AuditArgs } from '@herohood/domain/family/audit';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { endOtherParentSessions } from './session';

/** The browsers in which the caller is signed in, the one seen last first. */
export async function listOwnDevices(ctx: ParentContext): Promise<OwnDevice[]> {
  const { id: parentId, familyId } = ctx.parent.parent;
  const sessions = await listParentSessions(ctx.db, { familyId, parentId }, ctx.now());
  return sessions.map(({ id, deviceName, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    name: deviceName ?? 'Browser',
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === ctx.parent.hash,
  }));
}

/** Ends the caller's own session in one browser at once. 404 for somebody else's, or one that has ended. */
export async function signOutOwnDevice(ctx: ParentContext, sessionId: string): Promise<null> {
  const { id: parentId, familyId } = ctx.parent.parent;
  await act(ctx, async (tx, unit) => {
    const ended = found(await deleteParentDevice(tx, { familyId, parentId, sessionId }), 'This device');
    tell(unit, { from: 'device', device: ended.deviceName });
  });
  return null;
}

/** Ends the caller's sessions in every browser but this one, at once; without others nothing happens. */
export async function signOutElsewhere(ctx: ParentContext): Promise<null> {
  const { id: parentId, familyId } = ctx.parent.parent;
  await act(ctx, async (tx, unit) => {
    const count = await endOtherParentSessions({ ...ctx, db: tx }, { familyId, parentId });
    if (count > 0) tell(unit, { from: 'others' });
  });
  return null;
}

function tell(unit: Unit, args: AuditArgs['account.device_signed_out']): void {
  // Streams look again at their session with every event of the family.
  unit.event({ type: 'updated', entity: 'family' });
  unit.audit({ act: 'account.device_signed_out', args });
}
