import { removeMark as deleteMark } from '@herohood/db/days/mark-queries';
import type { ParentContext } from '../context';
import { transact } from '../sync/transact';
import { lockMarkOf, settleMarked, tellMarked } from './marked-heroes';

/** Takes a mark away, however old it is; an imported one stays away. 404 when it is not there, or not any more. */
export async function removeMark(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  const { childId } = await transact(ctx, async (tx, changes) => {
    const { mark, name } = await lockMarkOf(tx, familyId, id);
    const { childId, kind, fromDay, untilDay } = mark;
    await deleteMark(tx, mark, ctx.now());
    await tellMarked(tx, changes, { familyId, childId, type: 'deleted', markId: id, fromDay });
    changes.audit({
      act: 'day_mark.deleted',
      args: { name, kind, from: fromDay, until: untilDay },
      ...(childId !== null && { childId }),
    });
    return mark;
  });
  await settleMarked(ctx, childId);
  return null;
}
