import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { deleteMember, lockMember } from '@herohood/db/family/member-queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { decideRemoval, decideRoleChange } from '@herohood/domain/family/membership';
import type { eraseFamilyInput } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { lockSelf } from '../family/members';
import { eraseFamilyOf } from '../family/one-trial';
import { removeAllMedia } from '../media/remove-media';
import { found, orThrow } from '../refusals';
import { requireOwnPassword } from './parent-password';
import { endParentSession } from './session';

/**
 * Erases the owner's family with everything it ever had, after their password (401 when it is wrong; tries count
 * like sign-ins). Nothing of it can be brought back; that its owner has had
 * a trial is remembered. Null is the empty answer.
 */
export async function eraseFamily(
  ctx: ParentContext,
  { password }: z.output<typeof eraseFamilyInput>,
): Promise<null> {
  const { parent: owner, family } = ctx.parent;
  await requireOwnPassword(ctx, password);
  // First of all: a family that is gone must not be charged any more. Should it fail, nothing was erased.
  const { stripeCustomerId } = family.row;
  if (stripeCustomerId) await ctx.payments.removeCustomer(stripeCustomerId);
  const actor = { kind: 'parent', id: owner.id, name: owner.firstName, familyId: family.id };
  // It locks the family first and its rows after it, other acts the other way round: one of the two runs again.
  await act({ ...ctx, actor }, async (tx, unit) => {
    const media = await eraseFamilyOf(tx, ctx, { owner, family: family.row });
    unit.wrote({ type: 'deleted', entity: 'family', childId: 'all' });
    unit.after(() => removeAllMedia(ctx, media));
  });
  await endParentSession(ctx);
  return null;
}

/**
 * Erases a member's account: the owner removes others, everybody else themselves (rules: members). Their sessions, links and
 * invitations end, and their e-mail is free again; what they did stays. Refuses the owner's own (409), what is the owner's
 * to do (403) and who is no member (404). Null is the empty answer.
 */
export async function removeMember(ctx: ParentContext, id: string): Promise<null> {
  const { familyId, parent } = ctx;
  const isSelf = id === parent.userId;
  await act(ctx, async (tx, unit) => {
    // Acts of an owner take turns: whoever has handed the family over meanwhile removes nobody any more.
    const own = await lockSelf(tx, ctx);
    orThrow(decideRemoval({ by: own.role as FamilyRole, isSelf }));
    const who = { familyId, parentId: id };
    const target = found(await lockMember(tx, who), 'This member');
    orThrow(decideRoleChange({ role: target.role as FamilyRole }));
    found(await deleteMember(tx, who), 'This member');
    await clearThrottles(tx, id);
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit(
      isSelf
        ? { act: 'family.member_left' }
        : { act: 'family.member_removed', args: { name: target.firstName } },
    );
  });
  if (isSelf) await endParentSession(ctx);
  return null;
}
