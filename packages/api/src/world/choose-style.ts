import { updateChild } from '@herohood/db/children/queries';
import type { Child } from '@herohood/domain/children/schema';
import { levelFor } from '@herohood/domain/points/level';
import type { chooseStyleInput } from '@herohood/domain/world/schema';
import { ownsStyle } from '@herohood/domain/world/style';
import type * as z from 'zod';
import { changedFields } from '../changed-fields';
import { changeOneself } from '../children/own-child';
import type { ChildContext } from '../context';
import { found, refusal } from '../refusals';

/**
 * A hero chooses their backdrop, frame and pose, which replaces the choice whole: the last one stands. 409 when a level has
 * not given one of them; decided under the hero's lock, so that no level goes meanwhile (rules: level gifts).
 */
export function chooseStyle(
  ctx: ChildContext,
  { id: childId, ...style }: z.output<typeof chooseStyleInput>,
): Promise<Child> {
  const { familyId } = ctx;
  return changeOneself(ctx, childId, async (before, unit) => {
    if (!ownsStyle(style, levelFor(before.totalXp))) {
      throw refusal('ITEM_NOT_OWNED', 'notGivenYet');
    }
    const changed = changedFields(before, style);
    if (!changed) return before;
    const after = found(await updateChild(unit.tx, { familyId, childId }, changed), 'This hero');
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.updated', args: { what: 'looks' }, childId });
    return after;
  });
}
