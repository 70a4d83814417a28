import { lockChild, updateChild } from '@herohood/db/children/queries';
import type { Child } from '@herohood/domain/children/schema';
import { levelFor } from '@herohood/domain/points/level';
import type { chooseStyleInput } from '@herohood/domain/world/schema';
import { ownsStyle } from '@herohood/domain/world/style';
import type * as z from 'zod';
import { act } from '../act';
import { changedFields } from '../changed-fields';
import { requireOwnChild } from '../children/own-child';
import { presentChildToHimself } from '../children/present';
import type { ChildContext } from '../context';
import { found, refusal } from '../refusals';

/**
 * A hero chooses their backdrop, frame and pose, which replaces the choice whole: the last one stands. 409 when a level has
 * not given one of them; decided under the hero's lock, so that no level goes meanwhile (rules: level gifts).
 */
export async function chooseStyle(
  ctx: ChildContext,
  { id: childId, ...style }: z.output<typeof chooseStyleInput>,
): Promise<Child> {
  requireOwnChild(ctx, childId);
  const { familyId } = ctx;
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockChild(tx, familyId, childId), 'This hero');
    if (!ownsStyle(style, levelFor(before.totalXp))) {
      throw refusal('ITEM_NOT_OWNED', 'notGivenYet');
    }
    const changed = changedFields(before, style);
    if (!changed) return before;
    const after = found(await updateChild(tx, { familyId, childId }, changed), 'This hero');
    unit.event({ type: 'updated', entity: 'child', entityId: childId, childId });
    unit.audit({ act: 'child.updated', args: { what: 'looks' }, childId });
    return after;
  });
  return presentChildToHimself(row, ctx.child.family, ctx.now());
}
