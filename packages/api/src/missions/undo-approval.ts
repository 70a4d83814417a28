import { lockChild } from '@herohood/db/children/queries';
import { listOpenGoals } from '@herohood/db/goals/queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { takeFromGoals } from '@herohood/db/points/goal-queries';
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
 * the hero has already spent what it paid; nothing changes then (rules: missions). What was saved comes out of goals (rules: goals). The
 * bonus of its weekend goes with it. The timer leaves it alone from here on: a parent who undoes wants to decide. What was trusted is asked
 * about from here on (rules: trust).
 */
export async function undoApproval(ctx: ParentContext, id: string): Promise<Completion> {
  const { row, paused } = await transact(ctx, async (tx, changes) => {
    await lockTrusted(tx, ctx, id);
    const before = found(await lockCompletion(tx, ctx.familyId, id), 'This mission');
    const child = found(await lockChild(tx, ctx.familyId, before.childId));
    const bonus = await findBonusWith(tx, before);
    const goals = await listOpenGoals(tx, before);
    const { fromGoals } = orThrow(
      decideUndo({
        status: before.status as Completion['status'],
        decidedAt: before.decidedAt,
        now: ctx.now(),
        xp: child.xp,
        saved: goals.reduce((sum, { saved }) => sum + saved, 0),
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
    const { familyId, childId, childHabitId } = before;
    const gave = await takeFromGoals(tx, { familyId, childId, needed: fromGoals, now: ctx.now() });
    for (const goal of gave) changes.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
    await takeBackMission(tx, before, ctx.now());
    if (bonus) await takeBackWeekend(ctx, { tx, changes, bonus, day: before.date });
    changes.event({ type: 'updated', entity: 'completion', entityId: id, childId });
    changes.audit({ act: 'mission.undone', childId });
    const trusted = before.isTrusted ? await pauseTrust(ctx, { tx, changes }, { childHabitId, child }) : null;
    return { row: found(moved), paused: trusted };
  });
  await tellParents(ctx, paused);
  await settleAfter(ctx, [row]);
  return presentCompletion(ctx, row);
}
