import { listSiblings as readSiblings } from '@herohood/db/world/queries';
import { levelFor } from '@herohood/domain/points/level';
import type { Sibling } from '@herohood/domain/world/schema';
import { ownedStyle } from '@herohood/domain/world/style';
import { requireOwnChild } from '../children/own-child';
import type { ChildContext } from '../context';

/** Whom a hero can visit, oldest first; nobody while visits are switched off (rules: cheers). */
export async function listSiblings(ctx: ChildContext, childId: string): Promise<Sibling[]> {
  requireOwnChild(ctx, childId);
  if (!ctx.child.family.row.siblingVisits) return [];
  const rows = await readSiblings(ctx.db, { familyId: ctx.familyId, childId });
  return rows.map(({ totalXp, backdrop, frame, pose, ...look }) => ({
    ...look,
    style: ownedStyle({ backdrop, frame, pose }, levelFor(totalXp)),
  }));
}
