import { clearThrottles } from '@herohood/db/account/throttle-queries';
import { deleteMember, lockMember } from '@herohood/db/family/member-queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { decideRemoval, decideRoleChange } from '@herohood/domain/family/membership';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow, refusal } from '../refusals';
import { endParentSession } from './session';

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
    const own = await lockMember(tx, { familyId, parentId: parent.userId });
    if (!own) throw refusal('UNAUTHORIZED');
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
