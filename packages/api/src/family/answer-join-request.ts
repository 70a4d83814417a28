import type { ParentRow } from '@herohood/db/account/queries';
import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { deleteWaitingParent, lockWaitingParent, moveParent } from '@herohood/db/family/member-queries';
import { acceptWaitingParent, findFamilyById } from '@herohood/db/family/queries';
import type { acceptJoinRequestInput, JoinRequest } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { requirePlaceInFamily } from './family-limit';
import { foundFamily, isFoundingOpen } from './found-family';

/** Lets a waiting newcomer into the family, as a parent unless it says helper (rules: members). */
export async function acceptJoinRequest(
  ctx: ParentContext,
  { id, role }: z.output<typeof acceptJoinRequestInput>,
): Promise<JoinRequest> {
  const who = { familyId: ctx.familyId, parentId: id };
  const row = await act(ctx, async (tx, unit) => {
    await requirePlaceInFamily(tx, ctx.familyId);
    const parent = found(await acceptWaitingParent(tx, who, { role, joinedAt: ctx.now() }), 'This request');
    unit.event({ type: 'updated', entity: 'join_request', entityId: id });
    unit.audit({ act: 'family.member_accepted', args: { name: parent.firstName, role } });
    return parent;
  });
  return presentJoinRequest(row);
}

/**
 * Turns a newcomer away. They get a family of their own, so that their account is not left without one; where nobody may
 * found one, their account goes (rules: family).
 */
export async function declineJoinRequest(ctx: ParentContext, id: string): Promise<JoinRequest> {
  const row = await act(ctx, async (tx, unit) => {
    const who = { familyId: ctx.familyId, parentId: id };
    const parent = found(await lockWaitingParent(tx, who), 'This request');
    if (await isFoundingOpen({ db: tx, signUp: ctx.signUp })) {
      const { timeZone, locale } = await findFamilyById(tx, ctx.familyId);
      const own = await foundFamily(tx, ctx, { email: parent.email, timeZone, locale });
      const entry = { familyId: own.id, role: 'owner', joinedAt: ctx.now() } as const;
      await moveParent(tx, { ...who, from: 'waiting' }, entry);
    } else {
      await deleteWaitingParent(tx, who);
      await clearThrottles(tx, id);
    }
    unit.event({ type: 'deleted', entity: 'join_request', entityId: id });
    unit.audit({ act: 'family.member_declined', args: { name: parent.firstName } });
    return parent;
  });
  return presentJoinRequest(row);
}

export function presentJoinRequest(row: ParentRow): JoinRequest {
  const { id, firstName, lastName, email, createdAt } = row;
  return { id, firstName, lastName, email, createdAt: createdAt.toISOString() };
}
