import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideWithdraw } from '@herohood/domain/missions/approval';
import type { Completion } from '@herohood/domain/missions/schema';
import type { ChildContext } from '../context';
import { removePhotos, takePhotos } from '../media/remove-photos';
import { found, missing, orThrow } from '../refusals';
import { transact } from '../sync/transact';
import { presentCompletion } from './present';

/**
 * A hero takes back a completion that no parent has decided yet; the mission is available again, and its picture
 * goes (rules: missions, photos).
 */
export async function withdrawMission(ctx: ChildContext, id: string): Promise<Completion> {
  let photos: string[] = [];
  const row = await transact(ctx, async (tx, changes) => {
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
    photos = await takePhotos(tx, ctx, [before.photoId]);
    await markStreaks(tx, { familyId: ctx.familyId, childIds: [childId], fromDay: before.date });
    changes.event({ type: 'updated', entity: 'completion', entityId: id, childId });
    changes.audit({ act: 'mission.withdrawn', childId });
    return found(moved);
  });
  await removePhotos(ctx, photos);
  return presentCompletion(ctx, row);
}
