import { lockChild } from '@herohood/db/children/queries';
import { findCarePattern, putCarePattern } from '@herohood/db/days/care-queries';
import { lockFamily } from '@herohood/db/family/queries';
import type { CarePattern } from '@herohood/domain/days/marks';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { found } from '../refusals';
import { tellMarked } from './marks';

interface Wanted {
  id: string;
  /** Null: none any more. */
  pattern: CarePattern | null;
}

/** Says at which of two homes a hero is, from today on; days before keep what they had (rules: two homes). */
export async function setCarePattern(
  ctx: ParentContext,
  { id: childId, pattern }: Wanted,
): Promise<CarePattern | null> {
  const { familyId } = ctx;
  const { today } = ctx.parent.family;
  await act(ctx, async (tx, unit) => {
    const { name } = found(await lockChild(tx, familyId, childId), 'This hero');
    const before = await findCarePattern(tx, { familyId, childId, day: today });
    if (!changedFields({ pattern: before }, { pattern })) return;
    // Whoever sends reminders holds the family: nothing is decided by what this changes while it is written.
    await lockFamily(tx, familyId);
    await putCarePattern(tx, { familyId, childId, fromDay: today }, pattern);
    await tellMarked(unit, { childId, type: 'updated', fromDay: today });
    unit.audit({ act: pattern ? 'care_pattern.set' : 'care_pattern.cleared', args: { name }, childId });
  });
  return pattern;
}
