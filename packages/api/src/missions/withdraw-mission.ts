import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideWithdraw } from '@herohood/domain/missions/approval';
import type { Completion } from '@herohood/domain/missions/schema';
import type { ChildContext } from '../context';
import { found, orThrow, refusal } from '../refusals';
import { transact } from '../sync/transact';
import { presentCompletion } from './present';

/** A hero takes back a completion that no parent has decided yet; the mission is available again (rules: missions). */
export async function withdrawMission(ctx: ChildContext, id: string): Promise<Completion> {
  const row = await transact(ctx, async (tx, changes) => {
    const before = await lockCompletion(tx, ctx.familyId, id);
    const { childId, name } = ctx.child;
    if (before?.childId !== childId) throw refusal('NOT_FOUND', 'This mission does not exist.');
    orThrow(decideWithdraw(before.status as Completion['status']));
    const moved = await moveCompletion(tx, before, {
      status: 'withdrawn',
      autoApprovesAt: null,
      decidedAt: ctx.now(),
    });
    await markStreaks(tx, { familyId: ctx.familyId, childIds: [childId], fromDay: before.date });
    changes.event({ type: 'updated', entity: 'completion', entityId: id, childId });
    changes.audit({ act: 'mission.withdrawn', summary: `${name} took a mission back`, childId });
    return found(moved);
  });
  return presentCompletion(row);
}
