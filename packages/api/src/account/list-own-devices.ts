import { listParentSessions } from '@herohood/db/account/parent-device-queries';
import type { OwnDevice } from '@herohood/domain/account/schema';
import type { RequestContext } from '../context';
import type { ParentSession } from './signed-in';

/** The browsers in which the caller is signed in, the one seen last first. */
export async function listOwnDevices(ctx: RequestContext & { parent: ParentSession }): Promise<OwnDevice[]> {
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
