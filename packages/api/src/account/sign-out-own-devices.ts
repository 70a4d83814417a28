import { deleteParentDevice } from '@herohood/db/account/parent-device-queries';
import type { AuditArgs } from '@herohood/domain/family/audit';
import { act, type Unit } from '../act';
import type { Actor, RequestContext } from '../context';
import { found } from '../refusals';
import { endOtherParentSessions } from './session';
import type { ParentSession } from './signed-in';

type Scope = RequestContext & { parent: ParentSession; actor: Actor };

/** Ends the caller's own session in one browser at once. 404 for somebody else's, or one that has ended. */
export async function signOutOwnDevice(ctx: Scope, sessionId: string): Promise<null> {
  const { id: parentId, familyId } = ctx.parent.parent;
  await act(ctx, async (tx, unit) => {
    const ended = found(await deleteParentDevice(tx, { familyId, parentId, sessionId }), 'This device');
    tell(unit, { from: 'device', device: ended.deviceName });
  });
  return null;
}

/** Ends the caller's sessions in every browser but this one, at once; without others nothing happens. */
export async function signOutElsewhere(ctx: Scope): Promise<null> {
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
