import { lockChild } from '@herohood/db/children/queries';
import { listOpenGoals } from '@herohood/db/goals/queries';
import { lockCompletion, moveCompletion } from '@herohood/db/missions/queries';
import { takeFromGoals } from '@herohood/db/points/xp-queries';
import { decideUndo } from '@herohood/domain/missions/completion';
import type { Completion } from '@herohood/domain/missions/schema';
import { act } from '../act';
import type { ParentContext } from '../context';
import { findBonusWith, takeBackMission, takeBackWeekend } from '../points/pay-missions';
import { found, orThrow } from '../refusals';
import { pauseTrust } from './pause-trust';
import { presentCompletion } from './present';

/**
 * A parent takes an approval back within 24 hours: pending again, payments reversed by counter-entries. 409 when
 * the hero has already spent what it paid; nothing changes then (rules: missions). What was saved comes out of goals (rules: goals). The
 * bonus of its weekend goes with it. The timer leaves it alone from here on: a parent who undoes wants to decide. What was trusted is asked
 * about from here on (rules: trust).
 */
export async function undoApproval(ctx: ParentContext, id: string): Promise<Completion> {
  const row = await act(ctx, async (tx, unit) => {
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
    for (const goal of gave) unit.event({ type: 'updated', entity: 'goal', entityId: goal.id, childId });
    await takeBackMission(unit, before, ctx.now());
    if (bonus) await takeBackWeekend(ctx, unit, { bonus, day: before.date });
    unit.event({ type: 'updated', entity: 'completion', entityId: id, childId });
    unit.audit({ act: 'mission.undone', childId });
    if (before.isTrusted) await pauseTrust(ctx, unit, { childHabitId, child });
    return found(moved);
  });
  return presentCompletion(ctx, row);
}
