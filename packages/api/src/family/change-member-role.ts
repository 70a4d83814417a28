import type { ParentRow } from '@herohood/db/account/queries';
import type { Transaction } from '@herohood/db/client';
import { deleteInvitationsOf } from '@herohood/db/family/invitation-queries';
import { lockMember, updateMemberRole } from '@herohood/db/family/member-queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { decideRoleChange } from '@herohood/domain/family/membership';
import type { Member, MemberRole, updateMemberInput } from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { found, orThrow } from '../refusals';
import { presentMember } from './list-members';
import { requireStillOwner } from './still-owner';

/**
 * The owner gives a member another role; 'owner' hands the family over to them, and the owner is a parent from then on
 * (rules: members). The same role again changes nothing. Refuses the owner's own (409) and who is no member (404).
 */
export async function changeMemberRole(
  ctx: ParentContext,
  { id, role }: z.output<typeof updateMemberInput>,
): Promise<Member> {
  const row = await act(ctx, async (tx, unit) => {
    await requireStillOwner(tx, ctx);
    const who = { familyId: ctx.familyId, parentId: id };
    const before = found(await lockMember(tx, who), 'This member');
    orThrow(decideRoleChange({ role: before.role as FamilyRole }));
    if (before.role === role) return before;
    const after = await giveRole(tx, ctx, { before, role });
    unit.event({ type: 'updated', entity: 'family' });
    const name = after.firstName;
    unit.audit(
      role === 'owner'
        ? { act: 'family.handed_over', args: { name } }
        : { act: 'family.role_changed', args: { name, role } },
    );
    return after;
  });
  return presentMember(row);
}

async function giveRole(
  tx: Transaction,
  { familyId, parent }: ParentContext,
  { before, role }: { before: ParentRow; role: MemberRole },
): Promise<ParentRow> {
  const who = { familyId, parentId: before.id };
  // There is one owner at any time, and the index says so: the present one steps back first.
  if (role === 'owner') await updateMemberRole(tx, { familyId, parentId: parent.userId }, 'parent');
  if (role === 'helper') await deleteInvitationsOf(tx, who);
  return found(await updateMemberRole(tx, who, role), 'This member');
}
