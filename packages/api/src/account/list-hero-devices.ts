import { listChildSessions } from '@herohood/db/account/hero-device-queries';
import type { HeroDevice } from '@herohood/domain/children/schema';
import { findOwnChild } from '../children/find-own-child';
import type { ParentContext } from '../context';
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
