import { type ChildRow, findChild } from '@herohood/db/children/queries';
import type { FamilyContext, ParentContext } from '../context';
import { found } from '../refusals';
import { requireOwnChild } from './own-child';

/** The hero of that id, for a parent of the family or the hero himself; 404 for everyone else's. */
export async function findOwnChild(ctx: FamilyContext | ParentContext, childId: string): Promise<ChildRow> {
  const own = 'child' in ctx ? ctx.child : null;
  requireOwnChild({ child: own }, childId);
  if (own) return own.child;
  return found(await findChild(ctx.db, ctx.familyId, childId), 'This hero');
}
