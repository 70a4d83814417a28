import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideWithdraw } from '@herohood/domain/missions/completion';
import type { Completion } from '@herohood/domain/missions/schema';
import { act } from '../act';
import type { ChildContext } from '../context';
import { dropPhotos } from '../media/remove-photos';
import { found, missing, orThrow } from '../refusals';
import { presentCompletion } from './present';

/**
 * A hero takes back a completion that no parent has decided yet; the mission is available again, and its picture
 * goes (rules: missions, photos).
 */
export async function withdrawMission(ctx: ChildContext, id: string): Promise<Completion> {
  const row = await act(ctx, async (tx, unit) => {
    const before = await lockCompletion(tx, ctx.familyId, id);
    const { childId } = ctx.child;
    if (before?.childId !== childId) throw missing('This mission');
    orThrow(decideWithdraw(before.status as Completion['status']));
    const moved = await moveCompletion(tx, before, {
      status: 'withdrawn',
      photoId: null,
      autoApprovesAt: null,
      decidedAt: ctx.now(),
    });
    await dropPhotos(ctx, unit, [before.photoId]);
    await unit.streaksFrom([childId], before.date);
    unit.event({ type: 'updated', entity: 'completion', entityId: id, childId });
    unit.audit({ act: 'mission.withdrawn', childId });
    return found(moved);
  });
  return presentCompletion(ctx, row);
}
