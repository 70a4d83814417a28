import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { lockFamily } from '@herohood/db/family/queries';
import { lockMission } from '@herohood/db/habits/queries';
import {
  type CompletionRow,
  findCompletion,
  insertCompletion,
  listTries,
  nextCompletionId,
} from '@herohood/db/missions/queries';
import { dueAt } from '@herohood/domain/missions/auto-approval';
import { decideTap } from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import { deedOf } from '@herohood/domain/sync/tap';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ChildContext } from '../context';
import { autoApprovalOf } from '../family/family';
import { dropIfRefused, dropPhotos } from '../media/remove-photos';
import { savePhoto } from '../media/save-picture';
import { payMissions } from '../points/pay-missions';
import { found, missing, orThrow, refusal } from '../refusals';
import { answeredWith, instantOf, noteAnswer, type SentTap } from '../sync/tap';
import { presentCompletion } from './present';
import { readDayMission } from './read-day-mission';

type Input = z.output<typeof completeMissionInput>;

/**
 * A hero's tap on a mission: 201 with a new completion, or 200 with the live one of that day and slot, so that two devices
 * never make two; 200 too with the row of its first answer, whatever became of that, when the tap comes again (rules: missions, taps).
 * It waits for a parent, but for a mission that is trusted, which is approved and paid (rules: trust). `completedAt` is when it was done: it
 * decides the day, while all that parents ask for, and the timer, go by the arrival. 400 for one that is too old or has no picture, 403
 * when missions are switched off, 404 for a mission that is not the hero's, 409 for one that is not active or not due, after 30 tries of
 * a day, and for a tap that did something else.
 */
export async function completeMission(ctx: ChildContext, input: Input): Promise<Completion> {
  const photoId = input.photo === undefined ? null : await keepPhoto(ctx, input, input.photo);
  const { row, isNew } = await dropIfRefused(ctx, photoId, () =>
    act(ctx, async (tx, unit) => {
      const judged = await judgeTap(ctx, tx, { input, hasPhoto: photoId !== null });
      if (judged.kind === 'new') return { row: await write(ctx, unit, { ...judged, photoId }), isNew: true };
      // Another device of the hero's was faster, and with another picture.
      await dropPhotos(ctx, unit, [photoId]);
      return { row: judged.row, isNew: false };
    }),
  );
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(ctx, row);
}

/**
 * Stores the picture that comes with a tap. Null where none is kept: the habit takes none, or the tap is answered already. Whoever is
 * refused anyway is refused before their picture is unpacked, and takes no room with it (rules: photos).
 */
async function keepPhoto(ctx: ChildContext, input: Input, dataUrl: string): Promise<string | null> {
  const judged = await act(ctx, (tx) => judgeTap(ctx, tx, { input, hasPhoto: true }));
  return judged.kind === 'new' && judged.mission.photo !== 'none' ? savePhoto(ctx, dataUrl) : null;
}

/** The row that answers a tap, or how a new one is to be written. Locks the hero and the mission: of two taps the second sees the first. */
async function judgeTap(
  ctx: ChildContext,
  tx: Transaction,
  { input, hasPhoto }: { input: Input; hasPhoto: boolean },
) {
  const { familyId } = ctx;
  const { childId, controls, family } = ctx.child;
  const { id, slot } = input;
  const sent: SentTap = { tapId: input.tapId, deed: deedOf.mission(id, slot) };
  const hero = found(await lockChild(tx, familyId, childId), 'This hero');
  const answered = await answeredWith(tx, ctx, sent);
  if (answered !== null) {
    return { kind: 'answered' as const, row: found(await findCompletion(tx, familyId, answered)) };
  }
  const mission = await lockMission(tx, familyId, id);
  if (mission?.childId !== childId) throw missing('This mission');
  const { at, day } = instantOf(ctx, input.completedAt, mission.createdAt);
  const tries = await listTries(tx, { familyId, childId, childHabitId: id, date: day });
  const completionId = await nextCompletionId(tx);
  const ofDay = await readDayMission(tx, { familyId, childId }, { id, day });
  const decision = decideTap({
    ...{ mission, slot, tries, doneAt: at, hasPhoto, completionId, now: ctx.now() },
    ...{ featureEnabled: controls.enableHabits, hasAccess: family.hasPremiumAccess },
    day: ofDay,
  });
  if (decision.kind === 'refused' && decision.code === 'FEATURE_DISABLED') {
    throw refusal('FEATURE_DISABLED', 'dailyHabitsOff');
  }
  const route = orThrow(decision);
  if (route.kind === 'new') {
    return { ...route, completionId, mission, hero, sent, at, day, slot, setsOut: ofDay.setsOut };
  }
  // It is the answer to this tap from now on, whatever becomes of it.
  await noteAnswer(tx, ctx, { ...sent, rowId: route.row.id });
  return route;
}

type NewTap = Extract<Awaited<ReturnType<typeof judgeTap>>, { kind: 'new' }> & { photoId: string | null };

async function write(ctx: ChildContext, unit: Unit, tap: NewTap): Promise<CompletionRow> {
  const { familyId } = ctx;
  const { childId } = ctx.child;
  const { tx } = unit;
  const { completionId: id, mission, hero, day, way } = tap;
  const now = ctx.now();
  await noteAnswer(tx, ctx, { ...tap.sent, rowId: id });
  // What is done on an earlier day may decide on which days after it the habit was due; what waits holds its day.
  if (day < ctx.child.family.today || hero.streakRule === 'all') await unit.streaksFrom([childId], day);
  // Under the family's lock the settings of auto-approval hold: whoever changes them waits, and finds this mission then.
  const family = tap.isTimed ? await lockFamily(tx, familyId) : null;
  const { xp, points } = payoutFor(mission.xpReward);
  const row = await insertCompletion(tx, {
    ...{ id, familyId, childId, childHabitId: mission.id, date: day, slot: tap.slot, photoId: tap.photoId },
    ...{ completedAt: tap.at, xpEarned: xp, promisedXp: xp, pointsEarned: points, createdAt: now },
    ...{ isAsked: way === 'ask', isSpotCheck: tap.isSpotCheck, isBeforePhoto: tap.isBeforePhoto },
    setsOut: tap.setsOut,
    autoApprovesAt: family && dueAt(now, autoApprovalOf(family), childId),
  });
  const args = { mission: mission.name };
  if (way === 'trust') {
    const [paid] = await payMissions(ctx, unit, {
      ...{ completions: [row], decidedBy: null, praise: null, isAuto: false, isTrusted: true },
      ...{ event: 'created', audited: { act: 'mission.trusted', args } },
      families: [ctx.child.family.row],
    });
    return found(paid);
  }
  unit.event({ type: 'created', entity: 'completion', entityId: id, childId });
  unit.audit({ act: 'mission.completed', args, childId });
  return row;
}
