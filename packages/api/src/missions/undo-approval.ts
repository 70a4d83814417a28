import { lockChild } from '@herohood/db/children/queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { decideUndo } from '@herohood/domain/missions/approval';
import type { Completion } from '@herohood/domain/missions/schema';
import type { ParentContext } from '../context';
import { findBonusWith, takeBackWeekend } from '../points/pay-weekends';
import { takeBackMission } from '../points/take-back-mission';
import { settleAfter } from '../progress/settle-streaks';
import { found, orThrow } from '../refusals';
import { transact } from '../sync/transact';
import { lockTrusted, pauseTrust, tellParents } from './pause-trust';
import { presentCompletion } from './present';

/**
 * A parent takes an approval back within 24 hours: pending again, payments reversed by counter-entries. 409 when
 * the hero has already spent what it paid; nothing changes then (rules: missions). The bonus of its weekend goes with it. The
 * timer leaves it alone from here on: a parent who undoes wants to decide. What was trusted is asked about from here on (rules: trust).
 */
export async function undoApproval(ctx: ParentContext, id: string): Promise<Completion> {
  const { row, paused } = await transact(ctx, async (tx, changes) => {
    await lockTrusted(tx, ctx, id);
    const before = found(await lockCompletion(tx, ctx.familyId, id), 'This mission');
    const child = found(await lockChild(tx, ctx.familyId, before.childId));
    const bonus = await findBonusWith(tx, before);
    orThrow(
      decideUndo({
        status: before.status as Completion['status'],
        decidedAt: before.decidedAt,
        now: ctx.now(),
        xp: child.xp,
        totalXp: child.totalXp,
        rewardPoints: child.rewardPoints,
        paidXp: before.xpEarned,
        paidPoints: before.pointsEarned + (bonus?.amount ?? 0),
      }),
    );
    const moved = await moveCompletion(tx, before, {
      status: 'pending',
      feedback: null,
      sticker: null,
      voiceId: null,
      praisedBy: null,
      autoApproved: false,
      isDoneByParent: false,
      isAsked: before.isAsked || before.isTrusted,
      decidedAt: null,
      decidedBy: null,
    });
    await takeBackMission(tx, before, ctx.now());
    if (bonus) await takeBackWeekend(ctx, { tx, changes, bonus, day: before.date });
    const { childHabitId, childId } = before;
    changes.event({ type: 'updated', entity: 'completion', entityId: id, childId });
    changes.audit({ act: 'mission.undone', summary: `${ctx.actor.name} took an approval back`, childId });
    const trusted = before.isTrusted ? await pauseTrust(ctx, { tx, changes }, { childHabitId, child }) : null;
    return { row: found(moved), paused: trusted };
  });
  await tellParents(ctx, paused);
  await settleAfter(ctx, [row]);
  return presentCompletion(row);
}
