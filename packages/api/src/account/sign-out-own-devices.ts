import { deleteParentDevice } from '@herohood/db/account/parent-device-queries';
import type { AuditArgs } from '@herohood/domain/family/audit';
import type { Actor, RequestContext } from '../context';
import { found } from '../refusals';
import { type Changes, transact } from '../sync/transact';
import { endOtherParentSessions, type ParentSession } from './session';

type Scope = RequestContext & { parent: ParentSession; actor: Actor };

/** Ends the caller's own session in one browser at once. 404 for somebody else's, or one that has ended. */
export async function signOutOwnDevice(ctx: Scope, sessionId: string): Promise<null> {
  const { id: parentId, familyId } = ctx.parent.parent;
  await transact(ctx, async (tx, changes) => {
    const ended = found(await deleteParentDevice(tx, { familyId, parentId, sessionId }), 'This device');
    tell(ctx, changes, { from: 'device', device: ended.deviceName });
  });
  return null;
}

/** Ends the caller's sessions in every browser but this one, at once; without others nothing happens. */
export async function signOutElsewhere(ctx: Scope): Promise<null> {
  const { id: parentId, familyId } = ctx.parent.parent;
  await transact(ctx, async (tx, changes) => {
    const count = await endOtherParentSessions({ ...ctx, db: tx }, { familyId, parentId });
    if (count > 0) tell(ctx, changes, { from: 'others' });
  });
  return null;
}

/** Whoever waits to be let in has no word in the family's life yet (rules: family). */
function tell({ parent }: Scope, changes: Changes, args: AuditArgs['account.device_signed_out']): void {
  if (parent.familyRole === 'waiting') return;
  // Streams look again at their session with every event of the family.
  changes.event({ type: 'updated', entity: 'family' });
  changes.audit({ act: 'account.device_signed_out', args });
}
