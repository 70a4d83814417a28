import type { Transaction } from '@herohood/db/client';
import { lockMember } from '@herohood/db/family/member-queries';
import type { FamilyRole } from '@herohood/domain/account/schema';
import { decideOwnerAct } from '@herohood/domain/family/membership';
import type { ParentContext } from '../context';
import { orThrow, refusal } from '../refusals';

/**
 * Locks the caller's own row and looks again whether they still own the family: acts of an owner take turns, and one who
 * has handed the family over meanwhile is refused (403 `OWNER_ONLY`). 401 for an account that is gone.
 */
export async function requireStillOwner(tx: Transaction, ctx: ParentContext): Promise<void> {
  const own = await lockMember(tx, { familyId: ctx.familyId, parentId: ctx.parent.userId });
  if (!own) throw refusal('UNAUTHORIZED');
  orThrow(decideOwnerAct(own.role as FamilyRole));
}
