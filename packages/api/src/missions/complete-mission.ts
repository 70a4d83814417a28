import { findFamilyById } from '@herohood/db/family/queries';
import { findMission } from '@herohood/db/habits/queries';
import { unlessOvertaken } from '@herohood/db/missions/completion-queries';
import { type CompletionRow, findCompletion, listTries } from '@herohood/db/missions/queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { DomainError } from '@herohood/domain/errors';
import { decideCompletion } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { deedOf } from '@herohood/domain/sync/tap';
import type * as z from 'zod';
import type { ChildContext } from '../context';
import { dropIfRefused, dropPhoto, withoutEndedPhoto } from '../media/remove-photos';
import { savePhoto } from '../media/save-photo';
import { settleAfter } from '../progress/settle-streaks';
import { found, missing, orThrow, refusal } from '../refusals';
import { attempt } from '../sync/attempt';
import { answeredWith, instantOf, noteAnswer, type SentTap } from '../sync/tap';
import { judgeMission } from './judge-mission';
import { presentCompletion } from './present';
import { requireDue } from './require-due';
import { type Tap, writeWaiting } from './write-waiting';

type Input = z.output<typeof completeMissionInput>;

/**
 * A hero's tap on a mission: 201 with a new completion, or 200 with the live one of that day and slot, so that two devices
 * never make two; 200 too with the row of its first answer, whatever became of that, when the tap comes again (rules: missions, taps).
 * It waits for a parent, but for a mission that is trusted, which is approved and paid (rules: trust). A mission for every day is written in
 * one statement; another one, a trusted one and one that needs a picture are judged first, in a transaction. `completedAt` is when it was done: it decides the day, while all that parents ask for, and
 * the timer, go by the arrival. 400 for one that is too old or has no picture, 403 when missions are switched off, 404 for a mission
 * that is not the hero's, 409 for one that is not active or not due, after 30 tries of a day, and for a tap that did something else.
 */
export async function completeMission(ctx: ChildContext, input: Input): Promise<Completion> {
  const sent = { tapId: input.tapId, deed: deedOf.mission(input.id, input.slot) };
  const answered = await findAnswer(ctx, sent);
  if (answered) {
    ctx.reply.status(200);
    return presentCompletion(ctx, answered);
  }
  const tap = await readTap(ctx, input, sent);
  if (input.photo !== undefined) tap.photoId = await keepPhoto(ctx, tap, input.photo);
  let family = ctx.child.family.row;
  // Days that are past keep the plan that they had.
  let isToJudge = tap.day !== ctx.child.family.today;
  let marked: StreakHero[] = [];
  const judge = async () => {
    const paid = await judgeMission(ctx, tap, family);
    marked = paid?.isStreakMarked ? [paid] : [];
    return paid;
  };
  const complete = () =>
    attempt<CompletionRow>(ctx, {
      write: () =>
        unlessOvertaken(() => (isToJudge ? judge() : writeWaiting(ctx, { tap, family, judged: null }))),
      explain: async () => {
        const faster = await findAnswer(ctx, sent);
        if (faster) return faster;
        const { live } = await explainCompletion(ctx, tap);
        if (live) return answerWith(ctx, sent, live);
        // What one statement does not write may still be right, once it is judged.
        isToJudge = true;
        // The settings of auto-approval may have changed since the session was read.
        family = await findFamilyById(ctx.db, ctx.familyId);
        return null;
      },
    });
  const { row, isNew } = await dropIfRefused(ctx, tap.photoId, complete);
  // Another device of the hero's was faster, and with another picture.
  if (!isNew && tap.photoId) await dropPhoto(ctx, tap.photoId);
  // Nobody is asked about a trusted one any more: its picture's days begin, and may be none.
  const done = row.isTrusted ? await withoutEndedPhoto(ctx, ctx.child.family.row, row) : row;
  await settleAfter(ctx, marked);
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(ctx, done);
}

async function readTap(ctx: ChildContext, { id, slot, completedAt }: Input, sent: SentTap): Promise<Tap> {
  const mission = completedAt === undefined ? null : await findMission(ctx.db, ctx.familyId, id);
  const { at, day } = instantOf(ctx, completedAt, mission?.createdAt ?? null);
  return { sent, id, at, day, slot, photoId: null };
}

/** The row of a tap's first answer, as it is now; null for a new tap. */
async function findAnswer(ctx: ChildContext, sent: SentTap): Promise<CompletionRow | null> {
  const id = await answeredWith(ctx.db, ctx, sent);
  return id === null ? null : found(await findCompletion(ctx.db, ctx.familyId, id), 'This mission');
}

/** A mission that another tap made is the answer to this one from now on, whatever becomes of it. */
async function answerWith(ctx: ChildContext, sent: SentTap, live: CompletionRow): Promise<CompletionRow> {
  try {
    await noteAnswer(ctx.db, ctx, { ...sent, rowId: live.id });
    return live;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // The same tap at the same moment: what was noted first counts.
    return found(await findAnswer(ctx, sent));
  }
}

/**
 * Stores the picture that comes with a tap. Null where none is kept: the habit takes none, or the mission stands already. Whoever is
 * refused anyway is refused before their picture is unpacked, and takes no room with it (rules: photos).
 */
async function keepPhoto(ctx: ChildContext, tap: Tap, dataUrl: string): Promise<string | null> {
  const { familyId } = ctx;
  const { childId } = ctx.child;
  const { id: habitId, day, slot } = tap;
  const { live, mission } = await explainCompletion(ctx, tap);
  if (live || mission.photo === 'none') return null;
  const asked = await ctx.db.transaction((tx) => requireDue(tx, { familyId, childId, habitId, day, slot }));
  return asked === 'existing' ? null : savePhoto(ctx, dataUrl);
}

/** The live completion, if there is one, and the mission. */
async function explainCompletion(ctx: ChildContext, { id, day, slot }: Tap) {
  const { familyId, db } = ctx;
  const { childId, controls } = ctx.child;
  const mission = await findMission(db, familyId, id);
  if (mission?.childId !== childId) throw missing('This mission');
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
    throw refusal('FEATURE_DISABLED', 'dailyHabitsOff');
  }
  return { live: orThrow(decision).kind === 'existing' ? live : null, mission };
}
