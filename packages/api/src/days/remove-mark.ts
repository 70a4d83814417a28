import { removeMark as deleteMark } from '@herohood/db/days/mark-queries';
import { act } from '../act';
import type { ParentContext } from '../context';
import { lockMarkOf, tellMarked } from './marked-heroes';

/** Takes a mark away, however old it is; an imported one stays away. 404 when it is not there, or not any more. */
export async function removeMark(ctx: ParentContext, id: string): Promise<null> {
  const { familyId } = ctx;
  await act(ctx, async (tx, unit) => {
    const { mark, name } = await lockMarkOf(tx, familyId, id);
    const { childId, kind, fromDay, untilDay } = mark;
    await deleteMark(tx, mark, ctx.now());
    await tellMarked(unit, { childId, type: 'deleted', markId: id, fromDay });
    unit.audit({
      act: 'day_mark.deleted',
      args: { name, kind, from: fromDay, until: untilDay },
      ...(childId !== null && { childId }),
    });
  });
  return null;
}
