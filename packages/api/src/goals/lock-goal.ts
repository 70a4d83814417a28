import { type ChildRow, lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { findOpenGoal, type GoalRow } from '@herohood/db/goals/queries';
import { requireOwnChild } from '../children/own-child';
import type { FamilyContext } from '../context';
import { found } from '../refusals';

/**
 * An open goal as it stands with its hero locked: whatever moves XP takes that lock first, so what is read here cannot change
 * until the transaction ends. 404 for another family's, a sibling's, a closed and an unknown one.
 */
export async function lockGoal(
  tx: Transaction,
  ctx: Pick<FamilyContext, 'familyId' | 'child'>,
  id: string,
): Promise<{ goal: GoalRow; hero: ChildRow }> {
  const seen = found(await findOpenGoal(tx, ctx.familyId, id), 'This goal');
  requireOwnChild(ctx, seen.childId);
  const hero = found(await lockChild(tx, ctx.familyId, seen.childId), 'This goal');
  return { goal: found(await findOpenGoal(tx, ctx.familyId, id), 'This goal'), hero };
}
