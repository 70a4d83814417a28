import type { Transaction } from '@herohood/db/client';
import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import { findMission } from '@herohood/db/habits/queries';
import { type CompletionRow, insertCompletion, lockLiveCompletion } from '@herohood/db/missions/queries';
import type { Approval } from '@herohood/db/points/pay-queries';
import { isEveryDay } from '@herohood/domain/days/schedule';
import { decideOnBehalfDay, decideParentCompletion } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { payWithWeekends } from '../points/pay-weekends';
import { settleAfter } from '../progress/settle-streaks';
import { found, orThrow } from '../refusals';
import { retried } from '../sync/retried';
import { approvedBy } from './approve-mission';
import { presentCompletion } from './present';
import { requireDue } from './require-due';

type Input = z.output<typeof completeMissionInput>;

interface Marked {
  row: CompletionRow;
  /** `existing`: it was approved before, and nothing was written. */
  kind: 'new' | 'approvePending' | 'existing';
  /** The hero's streak has to be counted anew. */
  isStreakMarked: boolean;
}

/**
 * A parent marks a mission done for today or one of the last 7 family days: approved and paid at once. The same
 * rules hold: a waiting tap of that day and slot is approved instead, and what is not due on the day is refused (rules: missions).
 */
export async function completeForChild(ctx: ParentContext, { id, date, slot }: Input): Promise<Completion> {
  const { familyId, now, parent } = ctx;
  const { today } = parent.family;
  const day = date ?? today;
  orThrow(decideOnBehalfDay(day, today));
  const { row, kind, isStreakMarked } = await retried(() =>
    ctx.db.transaction((tx) => markDone(ctx, { tx, id, day, slot, now: now() })),
  );
  if (kind !== 'existing') ctx.live.changed({ familyId, childId: row.childId });
  await settleAfter(ctx, isStreakMarked ? [row] : []);
  ctx.reply.status(kind === 'new' ? 201 : 200);
  return presentCompletion(ctx, row);
}

interface Mark {
  tx: Transaction;
  id: string;
  day: string;
  slot: number;
  now: Date;
}

async function markDone(ctx: ParentContext, { tx, id, day, slot, now }: Mark): Promise<Marked> {
  const { familyId, actor } = ctx;
  const mission = found(await findMission(tx, familyId, id), 'This mission');
  const at = { familyId, childHabitId: id, date: day, slot };
  const live = await lockLiveCompletion(tx, at);
  const { kind } = orThrow(
    decideParentCompletion({
      isActive: mission.isActive,
      live: live && { status: live.status as 'pending' | 'approved' },
    }),
  );
  if (live && kind === 'existing') return { row: live, kind, isStreakMarked: false };

  if (!live && (day !== ctx.parent.family.today || !isEveryDay(mission) || slot > mission.timesPerDay)) {
    const { childId } = mission;
    const asked = await requireDue(tx, { familyId, childId, habitId: id, day, slot });
    if (asked === 'existing') return markDone(ctx, { tx, id, day, slot, now });
  }
  const { xp, points } = payoutFor(mission.xpReward);
  const waiting =
    live ??
    (await insertCompletion(tx, {
      ...at,
      childId: mission.childId,
      completedAt: now,
      xpEarned: xp,
      promisedXp: xp,
      pointsEarned: points,
      isDoneByParent: true,
      createdAt: now,
    }));
  // A tap came between the look and the write: it waits now, or has been taken back again.
  if (!waiting) return markDone(ctx, { tx, id, day, slot, now });
  // What is done on an earlier day may decide on which days after it the habit was due.
  const isEarlier = !live && day < ctx.parent.family.today;
  if (isEarlier) await markStreaks(tx, { familyId, childIds: [mission.childId], fromDay: day });
  const approval: Approval = {
    ...{ completions: [waiting], now, decidedBy: ctx.parent.userId, praise: null, isAuto: false },
    ...(live
      ? { event: 'updated', ...approvedBy(ctx) }
      : {
          ...{ event: 'created', actor },
          audited: { act: 'mission.done_by_parent', args: { mission: mission.name } },
        }),
  };
  const [paid] = await payWithWeekends(tx, approval, [ctx.parent.family.row]);
  const row = found(paid);
  return { row, kind, isStreakMarked: isEarlier || row.isStreakMarked };
}
