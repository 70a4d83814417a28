import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { type ChildHabitRow, findAssignment, lockMission } from '@herohood/db/habits/queries';
import { type CompletionRow, insertCompletion, lockLiveCompletion } from '@herohood/db/missions/queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { decideOnBehalfDay, decideParentCompletion, decideSlot } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ParentContext } from '../context';
import { payMissions } from '../points/pay-missions';
import { found, orThrow } from '../refusals';
import { approved } from './approve-mission';
import { presentCompletion } from './present';
import { readDayMission } from './read-day-mission';

/**
 * A parent marks a mission done for today or one of the last 7 family days: approved and paid at once. The same
 * rules hold: a waiting tap of that day and slot is approved instead, and what is not due on the day is refused (rules: missions).
 */
export async function completeForChild(
  ctx: ParentContext,
  { id, date, slot }: z.output<typeof completeMissionInput>,
): Promise<Completion> {
  const { familyId, parent } = ctx;
  const { today, row: family } = parent.family;
  const day = date ?? today;
  orThrow(decideOnBehalfDay(day, today));
  const { row, isNew } = await act(ctx, async (tx, unit) => {
    const { childId, name } = found(await findAssignment(tx, familyId, id), 'This mission');
    // What waits is locked before its hero, as by whoever approves it. Under the hero's lock no tap comes any more.
    const at = { familyId, childHabitId: id, date: day, slot };
    const seen = await lockLiveCompletion(tx, at);
    const mission = seen ? null : await lockMissionOf(tx, { familyId, childId, id });
    const live = seen ?? (await lockLiveCompletion(tx, at));
    const { kind } = orThrow(
      decideParentCompletion({
        isActive: mission?.isActive === true,
        live: live && { status: live.status as 'pending' | 'approved' },
      }),
    );
    if (live && kind === 'existing') return { row: live, isNew: false };
    const [paid] = await payMissions(ctx, unit, {
      completions: [live ?? (await write(ctx, unit, { mission: found(mission), day, slot }))],
      ...{ decidedBy: parent.userId, praise: null, isAuto: false, families: [family] },
      ...(live
        ? { event: 'updated', audited: approved() }
        : { event: 'created', audited: { act: 'mission.done_by_parent', args: { mission: name } } }),
    });
    return { row: found(paid), isNew: live === null };
  });
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(ctx, row);
}

async function lockMissionOf(tx: Transaction, { familyId, childId, id }: StreakHero & { id: string }) {
  found(await lockChild(tx, familyId, childId), 'This hero');
  return found(await lockMission(tx, familyId, id), 'This mission');
}

interface Done {
  mission: Pick<ChildHabitRow, 'id' | 'childId' | 'xpReward'>;
  day: string;
  slot: number;
}

/** Writes what no tap has made, for `payMissions` to approve. */
async function write(ctx: ParentContext, unit: Unit, { mission, day, slot }: Done): Promise<CompletionRow> {
  const { id, childId, xpReward } = mission;
  const hero = { familyId: ctx.familyId, childId };
  const ofDay = await readDayMission(unit.tx, hero, { id, day });
  orThrow(decideSlot(ofDay, slot));
  const now = ctx.now();
  const { xp, points } = payoutFor(xpReward);
  const row = await insertCompletion(unit.tx, {
    ...{ ...hero, childHabitId: id, date: day, slot, completedAt: now, createdAt: now },
    ...{ xpEarned: xp, promisedXp: xp, pointsEarned: points, isDoneByParent: true },
    setsOut: ofDay.setsOut,
  });
  // What is done on an earlier day may decide on which days after it the habit was due.
  if (day < ctx.parent.family.today) await unit.streaksFrom([childId], day);
  return row;
}
