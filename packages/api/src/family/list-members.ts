import type { ParentRow } from '@herohood/db/account/queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import { listMembers as readMembers } from '@herohood/db/family/member-queries';
import { type Member, memberSchema } from '@herohood/domain/family/schema';
import type { RequestContext } from '../context';

/** The family's parents and helpers, the owner first; whoever still waits to be let in is none of them. */
export async function listMembers(
  ctx: Pick<RequestContext, 'db'> & { familyId: FamilyId },
): Promise<Member[]> {
  const rows = await readMembers(ctx.db, ctx.familyId);
  return rows.map(presentMember);
}

/** A member as the family's parents see them. */
export function presentMember(row: ParentRow): Member {
  return memberSchema.parse({ ...row, joinedAt: row.joinedAt.toISOString() });
}
