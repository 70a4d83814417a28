import { findChild } from '@herohood/db/children/queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideReject, hasFeedback } from '@herohood/domain/missions/completion';
import type { Completion, rejectMissionInput } from '@herohood/domain/missions/schema';
import type * as z from 'zod';
import { act } from '../act';
import type { ParentContext } from '../context';
import { dropPhotos } from '../media/remove-photos';
import { found, orThrow, refusal } from '../refusals';
import { pauseTrust } from './pause-trust';
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
  const row = await act(ctx, async (tx, unit) => {
    const before = found(await lockCompletion(tx, ctx.familyId, input.id), 'This mission');
    const decision = orThrow(decideReject(before.status as Completion['status']));
    if (decision.kind === 'unchanged') return before;
    const moved = await moveCompletion(tx, before, {
      status: 'rejected',
      photoId: null,
      feedback: message,
      autoApprovesAt: null,
      decidedAt: ctx.now(),
      decidedBy: ctx.parent.userId,
    });
    await dropPhotos(ctx, unit, [before.photoId]);
    const { childHabitId, childId } = before;
    await unit.streaksFrom([childId], before.date);
    unit.event({ type: 'updated', entity: 'completion', entityId: before.id, childId });
    unit.audit({ act: 'mission.rejected', childId });
    const child = before.isSpotCheck ? await findChild(tx, ctx.familyId, childId) : null;
    if (child) await pauseTrust(ctx, unit, { childHabitId, child });
    return found(moved);
  });
  return presentCompletion(ctx, row);
}
