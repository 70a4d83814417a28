import type { Transaction } from '@herohood/db/client';
import { type FamilyRow, findFamilyById } from '@herohood/db/family/queries';
import { findMission } from '@herohood/db/habits/queries';
import { insertPendingCompletion } from '@herohood/db/missions/completion-queries';
import { type CompletionRow, listTries } from '@herohood/db/missions/queries';
import { isEveryDay } from '@herohood/domain/days/schedule';
import { dueAt } from '@herohood/domain/missions/auto-approval';
import { completionInstant, decideCompletion, TRIES_PER_DAY } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { XP_PER_POINT } from '@herohood/domain/points/payout';
import type * as z from 'zod';
import type { ChildContext } from '../context';
import { autoApprovalOf } from '../family/family';
import { orThrow, refusal } from '../refusals';
import { attempt } from '../sync/attempt';
import { presentCompletion } from './present';
import { requireDue } from './require-due';

type Input = z.output<typeof completeMissionInput>;

/** One tap: on which mission, when, and on which slot of which family day. */
interface Tap {
  id: string;
  at: Date;
  day: string;
  slot: number;
}

/**
 * A hero's tap on a mission: 201 with a new pending completion, or 200 with the live one of that day and slot, so that two devices
 * or a replay never make two (rules: missions). A mission for every day is written in one statement; another one is judged first,
 * in a transaction. `completedAt` replays an offline tap: it decides the family day alone, while
 * the timer counts from the arrival. 400 for one that is too old, 403 when missions are switched off, 404 for a mission
 * that is not the hero's, 409 for one that is not active or not due, and after 30 tries of a day.
 */
export async function completeMission(ctx: ChildContext, input: Input): Promise<Completion> {
  const tap = await readTap(ctx, input);
  let family = ctx.child.family.row;
  // Days that are past keep the plan that they had.
  let isToJudge = tap.day !== ctx.child.family.today;
  const { row, isNew } = await attempt<CompletionRow>(ctx, {
    write: () => (isToJudge ? judgeAndWrite(ctx, tap, family) : writeCompletion(ctx, { tap, family })),
    explain: async () => {
      const { live, mission } = await explainCompletion(ctx, tap);
      isToJudge ||= !isEveryDay(mission) || tap.slot > mission.timesPerDay;
      // The settings of auto-approval may have changed since the session was read.
      family = await findFamilyById(ctx.db, ctx.familyId);
      return live;
    },
  });
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(row);
}

async function readTap(ctx: ChildContext, { id, slot, completedAt }: Input): Promise<Tap> {
  const { clock } = ctx.child.family;
  const claimed = completedAt ? new Date(completedAt) : null;
  const assignedAt = claimed && ((await findMission(ctx.db, ctx.familyId, id))?.createdAt ?? null);
  const { at, day } = orThrow(completionInstant({ now: ctx.now(), clock, claimed, assignedAt }));
  return { id, at, day, slot };
}

/** Null, and nothing written, when there is anything but 'new' to say. */
async function writeCompletion(
  ctx: ChildContext,
  { tap: { id, at, day, slot }, family, judged }: { tap: Tap; family: FamilyRow; judged?: Transaction },
): Promise<CompletionRow | null> {
  const { childId, controls, child: hero } = ctx.child;
  const { today } = ctx.child.family;
  if (!controls.enableHabits) return null;
  const now = ctx.now();
  return insertPendingCompletion(judged ?? ctx.db, {
    ...{
      family,
      childId,
      childHabitId: id,
      date: day,
      slot,
      isJudged: Boolean(judged),
      completedAt: at,
      now,
      actor: ctx.actor,
    },
    ...{ xpPerPoint: XP_PER_POINT, triesPerDay: TRIES_PER_DAY },
    // What waits holds its day, and puts off what counts from the last time.
    marksStreak: day < today || hero.streakRule === 'all',
    autoApprovesAt: dueAt(now, autoApprovalOf(family), childId),
  });
}

/** The same for a mission whose plan asks for the day, or for what was done on others. */
function judgeAndWrite(ctx: ChildContext, tap: Tap, family: FamilyRow): Promise<CompletionRow | null> {
  const { familyId } = ctx;
  const { childId, controls } = ctx.child;
  const { id: habitId, day, slot } = tap;
  // Said first, whatever the plan says.
  if (!controls.enableHabits) return Promise.resolve(null);
  return ctx.db.transaction(async (tx) => {
    const mission = await findMission(tx, familyId, habitId);
    if (mission?.childId !== childId || !mission.isActive) return null;
    if ((await requireDue(tx, { familyId, childId, habitId, day, slot })) === 'existing') return null;
    return writeCompletion(ctx, { tap, family, judged: tx });
  });
}

/** The live completion, if there is one, and the mission. */
async function explainCompletion(ctx: ChildContext, { id, day, slot }: Tap) {
  const { familyId, db } = ctx;
  const { childId, controls } = ctx.child;
  const mission = await findMission(db, familyId, id);
  if (mission?.childId !== childId) throw refusal('NOT_FOUND', 'This mission does not exist.');
  const tries = await listTries(db, { familyId, childId, childHabitId: id, date: day });
  const live =
    tries.find((row) => row.slot === slot && (row.status === 'pending' || row.status === 'approved')) ?? null;
  const decision = decideCompletion({
    isActive: mission.isActive,
    live: live && { status: live.status as 'pending' | 'approved' },
    tries: tries.length,
    featureEnabled: controls.enableHabits,
  });
  if (decision.kind === 'refused' && decision.code === 'FEATURE_DISABLED') {
    throw refusal('FEATURE_DISABLED', 'Your parent has disabled daily habits.');
  }
  return { live: orThrow(decision).kind === 'existing' ? live : null, mission };
}
