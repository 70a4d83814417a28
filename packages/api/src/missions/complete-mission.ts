import type { Transaction } from '@herohood/db/client';
import { lockFamily } from '@herohood/db/family/queries';
import { findMission } from '@herohood/db/habits/queries';
import { scheduleCompletion } from '@herohood/db/missions/auto-approval-queries';
import { type CompletionRow, insertCompletion, lockLiveCompletion } from '@herohood/db/missions/queries';
import { insertFirstTap } from '@herohood/db/missions/tap-queries';
import { dueAt } from '@herohood/domain/missions/auto-approval';
import { completionInstant, decideCompletion } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { payoutFor, XP_PER_POINT } from '@herohood/domain/points/payout';
import { familyDay } from '@herohood/domain/time/family-day';
import type * as z from 'zod';
import type { ChildContext } from '../context';
import { autoApprovalOf } from '../family/family';
import { accepted, refusal } from '../refusals';
import { type Changes, retried, transact } from '../sync/transact';
import { presentCompletion } from './present';

type Input = z.output<typeof completeMissionInput>;

/**
 * A hero's tap on a mission: 201 with a new pending completion, or 200 with today's live one, so that two devices
 * or a replay never make two (rules: missions). Belongs to the family day of its time; `completedAt` replays an offline tap.
 */
export async function completeMission(ctx: ChildContext, { id, completedAt }: Input): Promise<Completion> {
  const claimed = completedAt ? new Date(completedAt) : null;
  const { at } = accepted(completionInstant({ now: ctx.now(), claimed }));
  const date = familyDay(at, ctx.child.family.clock);
  const first = await retried(() => tapFirst(ctx, { id, at, date }));
  const { row, isNew } = first
    ? { row: first, isNew: true }
    : await transact(ctx, (tx, changes) => tap(ctx, { tx, changes, id, at, date }));
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(row);
}

/**
 * The first tap of a day, which nearly every tap is: written by one statement that holds only if the rule can say
 * nothing but 'new'. Null when it does not: the transaction decides.
 */
async function tapFirst(
  ctx: ChildContext,
  { id, at, date }: Pick<Tap, 'id' | 'at' | 'date'>,
): Promise<CompletionRow | null> {
  const { familyId } = ctx;
  const { childId, family, controls } = ctx.child;
  if (!controls.enableHabits) return null;
  const row = await insertFirstTap(ctx.db, {
    family: family.row,
    ...{ childId, childHabitId: id, date, completedAt: at, xpPerPoint: XP_PER_POINT },
    autoApprovesAt: dueAt(at, family.autoApproval, childId),
    ...{ now: ctx.now(), actorId: childId, actorName: ctx.actor.name },
  });
  if (row) ctx.live.changed({ familyId, childId });
  return row;
}

interface Tap {
  tx: Transaction;
  changes: Changes;
  id: string;
  at: Date;
  date: string;
}

async function tap(
  ctx: ChildContext,
  { tx, changes, id, at, date }: Tap,
): Promise<{ row: CompletionRow; isNew: boolean }> {
  const { familyId, child } = ctx;
  const mission = await findMission(tx, familyId, id);
  if (mission?.childId !== child.childId) throw refusal('NOT_FOUND', 'This mission does not exist.');
  const day = { familyId, childHabitId: id, date };
  const live = await lockLiveCompletion(tx, day);
  const decision = decideCompletion({
    isActive: mission.isActive,
    live: live && { status: live.status as 'pending' | 'approved' },
    featureEnabled: child.controls.enableHabits,
  });
  if (decision.kind === 'featureDisabled') {
    throw refusal('FEATURE_DISABLED', 'Your parent has disabled daily habits.', { featureDisabled: true });
  }
  if (decision.kind === 'inactive') throw refusal('HABIT_INACTIVE');
  if (live) return { row: live, isNew: false };

  const { xp, points } = payoutFor(mission.xpReward);
  const written = await insertCompletion(tx, {
    ...day,
    childId: child.childId,
    completedAt: at,
    xpEarned: xp,
    pointsEarned: points,
    autoApprovesAt: dueAt(at, child.family.autoApproval, child.childId),
    createdAt: ctx.now(),
  });
  // Another tap came between the look and the write: it stands now, or has been taken back again.
  if (!written) return tap(ctx, { tx, changes, id, at, date });

  changes.event({ type: 'created', entity: 'completion', entityId: written.id, childId: child.childId });
  changes.audit({
    act: 'mission.completed',
    summary: `${child.name} did ${mission.name}`,
    childId: child.childId,
  });
  return { row: await settleDueTime(tx, written), isNew: true };
}

/**
 * The settings may have changed since this request read them, and their change does not see a row that is not
 * committed yet: so the due time is settled under the family's lock, which every change of settings takes too.
 */
async function settleDueTime(tx: Transaction, row: CompletionRow): Promise<CompletionRow> {
  const settings = autoApprovalOf(await lockFamily(tx, row.familyId));
  const autoApprovesAt = dueAt(row.completedAt, settings, row.childId);
  if (autoApprovesAt?.getTime() === row.autoApprovesAt?.getTime()) return row;
  await scheduleCompletion(tx, row, autoApprovesAt);
  return { ...row, autoApprovesAt };
}
