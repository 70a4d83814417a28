import { lockChild } from '@herohood/db/children/queries';
import { lockMission } from '@herohood/db/habits/queries';
import { type CompletionRow, insertCompletion, lockLiveCompletion } from '@herohood/db/missions/queries';
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
    const mission = found(await lockMission(tx, familyId, id), 'This mission');
    const live = await lockLiveCompletion(tx, { familyId, childHabitId: id, date: day, slot });
    const { kind } = orThrow(
      decideParentCompletion({
        isActive: mission.isActive,
        live: live && { status: live.status as 'pending' | 'approved' },
      }),
    );
    if (live && kind === 'existing') return { row: live, isNew: false };
    const [paid] = await payMissions(ctx, unit, {
      completions: [live ?? (await write(ctx, unit, { mission, day, slot }))],
      ...{ decidedBy: parent.userId, praise: null, isAuto: false, families: [family] },
      ...(live
        ? { event: 'updated', audited: approved() }
        : { event: 'created', audited: { act: 'mission.done_by_parent', args: { mission: mission.name } } }),
    });
    return { row: found(paid), isNew: live === null };
  });
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(ctx, row);
}

interface Done {
  mission: { id: string; childId: string; xpReward: number };
  day: string;
  slot: number;
}

/** Writes what no tap has made, for `payMissions` to approve. */
async function write(
  ctx: ParentContext,
  unit: Unit,
  { mission: { id, childId, xpReward }, day, slot }: Done,
): Promise<CompletionRow> {
  const { familyId } = ctx;
  const now = ctx.now();
  found(await lockChild(unit.tx, familyId, childId), 'This hero');
  orThrow(decideSlot(await readDayMission(unit.tx, { familyId, childId }, { id, day }), slot));
  const { xp, points } = payoutFor(xpReward);
  const row = await insertCompletion(unit.tx, {
    ...{ familyId, childId, childHabitId: id, date: day, slot, completedAt: now, createdAt: now },
    ...{ xpEarned: xp, promisedXp: xp, pointsEarned: points, isDoneByParent: true },
  });
  // What is done on an earlier day may decide on which days after it the habit was due.
  if (day < ctx.parent.family.today) await unit.streaksFrom([childId], day);
  return row;
}
