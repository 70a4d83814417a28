import { listSiblings as readSiblings } from '@herohood/db/world/queries';
import type { Sibling } from '@herohood/domain/world/schema';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';

/** Whom a hero can visit, oldest first; nobody while visits are switched off (rules: cheers). */
export async function listSiblings(ctx: ChildContext, childId: string): Promise<Sibling[]> {
  requireOwnChild(ctx, childId);
  if (!ctx.child.family.row.siblingVisits) return [];
  return readSiblings(ctx.db, { familyId: ctx.familyId, childId });
}
