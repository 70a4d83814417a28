import type { ParentRow } from '@herohood/db/account/queries';
import type { Transaction } from '@herohood/db/client';
import type { FamilyId } from '@herohood/db/family/family-id';
import { deleteInvitationsOf } from '@herohood/db/family/invitation-queries';
import {
  lockMember,
  listMembers as readMembers,
  replaceFamilyCode,
  updateMemberRole,
} from '@herohood/db/family/member-queries';
import { lockFamily } from '@herohood/db/family/queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { generateFamilyCode } from '@herohood/domain/family/family-code';
import { decideOwnerAct, decideRoleChange } from '@herohood/domain/family/membership';
import {
  type Member,
  type MemberRole,
  memberSchema,
  type updateMemberInput,
} from '@herohood/domain/family/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext, RequestContext } from '../context';
import { found, orThrow, refusal } from '../refusals';

/** Locks the caller's own row: of what they may meanwhile not do any more. 401 for an account that is gone. */
export async function lockSelf(tx: Transaction, { familyId, parent }: ParentContext): Promise<ParentRow> {
  const own = await lockMember(tx, { familyId, parentId: parent.userId });
  if (!own) throw refusal('UNAUTHORIZED');
  return own;
}

/**
 * Locks the caller's own row and looks again whether they still own the family: acts of an owner take turns, and one who
 * has handed the family over meanwhile is refused (403 `OWNER_ONLY`). 401 for an account that is gone.
 */
async function requireStillOwner(tx: Transaction, ctx: ParentContext): Promise<void> {
  const { role } = await lockSelf(tx, ctx);
  orThrow(decideOwnerAct(role as FamilyRole));
}

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

const ATTEMPTS = 20;

/**
 * Gives the family another code; the old one opens nothing from then on, on no printed card either. Sessions and whoever
 * waits already stay. Of two at once the later stands (rules: members).
 */
export async function renewFamilyCode(ctx: ParentContext): Promise<{ familyCode: string }> {
  const familyCode = await act(ctx, async (tx, unit) => {
    await requireStillOwner(tx, ctx);
    await lockFamily(tx, ctx.familyId);
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'family.code_renewed' });
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const code = generateFamilyCode(ctx.random);
      if (await replaceFamilyCode(tx, ctx.familyId, code)) return code;
    }
    throw new Error('No free family code was found.');
  });
  return { familyCode };
}

/** The family's parents and helpers, the owner first; whoever still waits to be let in is none of them. */
export async function listMembers(
  ctx: Pick<RequestContext, 'db'> & { familyId: FamilyId },
): Promise<Member[]> {
  const rows = await readMembers(ctx.db, ctx.familyId);
  return rows.map(presentMember);
}

/** A member as the family's parents see them. */
function presentMember(row: ParentRow): Member {
  return memberSchema.parse({ ...row, joinedAt: row.joinedAt.toISOString() });
}
