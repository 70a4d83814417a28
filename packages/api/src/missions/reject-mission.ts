import { findChild } from '@herohood/db/children/queries';
import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideReject, hasFeedback } from '@herohood/domain/missions/approval';
import type { Completion, rejectMissionInput } from '@herohood/domain/missions/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { removePhotos, takePhotos } from '../media/remove-photos';
import { found, orThrow, refusal } from '../refusals';
import { transact } from '../sync/transact';
import { lockTrusted, pauseTrust, tellParents } from './pause-trust';
import { presentCompletion } from './present';

/**
 * A parent sends a mission back with a message (400 without); the hero may try again today. Pays nothing, and its picture goes. A
 * rejected one keeps its first message (200), an approved one answers 409 (rules: missions). After a spot check parents are asked
 * for a while (rules: trust).
 */
export async function rejectMission(
  ctx: ParentContext,
  input: z.output<typeof rejectMissionInput>,
): Promise<Completion> {
  const message = input.message?.trim() ?? '';
  if (!hasFeedback(message)) throw refusal('MESSAGE_REQUIRED');
  let photos: string[] = [];
  const { row, paused } = await transact(ctx, async (tx, changes) => {
    await lockTrusted(tx, ctx, input.id);
    const before = found(await lockCompletion(tx, ctx.familyId, input.id), 'This mission');
    const decision = orThrow(decideReject(before.status as Completion['status']));
    if (decision.kind === 'unchanged') return { row: before, paused: null };
    const moved = await moveCompletion(tx, before, {
      status: 'rejected',
      photoId: null,
      feedback: message,
      autoApprovesAt: null,
      decidedAt: ctx.now(),
      decidedBy: ctx.parent.userId,
    });
    photos = await takePhotos(tx, ctx, [before.photoId]);
    const { childHabitId, childId, date: fromDay } = before;
    await markStreaks(tx, { familyId: ctx.familyId, childIds: [childId], fromDay });
    changes.event({ type: 'updated', entity: 'completion', entityId: before.id, childId });
    changes.audit({ act: 'mission.rejected', childId });
    const child = before.isSpotCheck ? await findChild(tx, ctx.familyId, childId) : null;
    const checked = child && (await pauseTrust(ctx, { tx, changes }, { childHabitId, child }));
    return { row: found(moved), paused: checked };
  });
  await removePhotos(ctx, photos);
  await tellParents(ctx, paused);
  return presentCompletion(ctx, row);
}
