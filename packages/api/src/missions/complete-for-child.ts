import type { Transaction } from '@herohood/db/client';
import { findMission } from '@herohood/db/habits/queries';
import { type CompletionRow, insertCompletion, lockLiveCompletion } from '@herohood/db/missions/queries';
import { decideOnBehalfDay, decideParentCompletion } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { payMissions } from '../points/pay-missions';
import { accepted, found, refusal } from '../refusals';
import { type Changes, transact } from '../sync/transact';
import { approvePending } from './approve-mission';
import { presentCompletion } from './present';

type Input = z.output<typeof completeMissionInput>;

/**
 * A parent marks a mission done for today or one of the last 7 family days: approved and paid at once. The same
 * one-per-habit-and-day rule holds: a waiting tap of that day is approved instead (rules: missions).
 */
export async function completeForChild(ctx: ParentContext, { id, date }: Input): Promise<Completion> {
  const { today } = ctx.parent.family;
  const day = date ?? today;
  accepted(decideOnBehalfDay(day, today));
  const { row, isNew } = await transact(ctx, (tx, changes) => markDone(ctx, { tx, changes, id, day }));
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(row);
}

interface Mark {
  tx: Transaction;
  changes: Changes;
  id: string;
  day: string;
}

async function markDone(
  ctx: ParentContext,
  { tx, changes, id, day }: Mark,
): Promise<{ row: CompletionRow; isNew: boolean }> {
  const { familyId } = ctx;
  const now = ctx.now();
  const mission = found(await findMission(tx, familyId, id), 'This mission');
  const at = { familyId, childHabitId: id, date: day };
  const live = await lockLiveCompletion(tx, at);
  const decision = decideParentCompletion({
    isActive: mission.isActive,
    live: live && { status: live.status as 'pending' | 'approved' },
  });
  if (decision.kind === 'inactive') throw refusal('HABIT_INACTIVE');
  if (live && decision.kind === 'existing') return { row: live, isNew: false };
  if (live)
    return { row: await approvePending(ctx, { tx, changes, row: live, feedback: null }), isNew: false };

  const { xp, points } = payoutFor(mission.xpReward);
  const written = await insertCompletion(tx, {
    ...at,
    childId: mission.childId,
    status: 'approved',
    completedAt: now,
    xpEarned: xp,
    pointsEarned: points,
    decidedAt: now,
    decidedBy: ctx.parent.userId,
    isDoneByParent: true,
    approvalNo: 1,
    createdAt: now,
  });
  // A tap came between the look and the write: it waits now, or has been taken back again.
  if (!written) return markDone(ctx, { tx, changes, id, day });
  await payMissions(tx, [written], now);
  const { childId, name } = mission;
  changes.event({ type: 'created', entity: 'completion', entityId: written.id, childId });
  changes.audit({ act: 'mission.done_by_parent', summary: `${ctx.actor.name} marked ${name} done`, childId });
  return { row: written, isNew: true };
}
