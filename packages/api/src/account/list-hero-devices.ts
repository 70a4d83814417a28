import { listChildSessions } from '@herohood/db/account/hero-device-queries';
import type { HeroDevice } from '@herohood/domain/children/schema';
import { findOwnChild } from '../children/find-own-child';
import type { ParentContext } from '../context';
import { ownChildSessionHash } from './session';

/** Far above any hero's devices; the list stays small whoever signs in how often. */
const MOST_LISTED = 50;

/** The browsers in which a hero is signed in, the one seen last first. 404 for another family's hero. */
export async function listHeroDevices(ctx: ParentContext, childId: string): Promise<HeroDevice[]> {
  await findOwnChild(ctx, childId);
  const who = { familyId: ctx.familyId, childId };
  const sessions = await listChildSessions(ctx.db, who, { now: ctx.now(), limit: MOST_LISTED });
  const own = ownChildSessionHash(ctx);
  return sessions.map(({ id, deviceName, lastSeenAt, tokenHash }) => ({
    id,
    name: deviceName ?? 'Browser',
    lastSeenAt: lastSeenAt.toISOString(),
    current: tokenHash === own,
  }));
}
