import { lockChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { readHeroFacts } from '@herohood/db/days/facts-queries';
import { lockFamily } from '@herohood/db/family/queries';
import { type ChildHabitRow, findAssignment, lockMission } from '@herohood/db/habits/queries';
import {
  type CompletionRow,
  findCompletion,
  insertCompletion,
  listTries,
  lockLiveCompletion,
  nextCompletionId,
} from '@herohood/db/missions/queries';
import type { StreakHero } from '@herohood/db/progress/streak-queries';
import { type DayMission, missionsOfDay } from '@herohood/domain/days/day-missions';
import { dueAt } from '@herohood/domain/missions/auto-approval';
import {
  decideOnBehalfDay,
  decideParentCompletion,
  decideSlot,
  decideTap,
} from '@herohood/domain/missions/completion';
import type { Completion, completeMissionInput } from '@herohood/domain/missions/schema';
import { payoutFor } from '@herohood/domain/points/payout';
import { deedOf } from '@herohood/domain/sync/tap';
import { setsOut } from '@herohood/domain/world/trip';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import type { ChildContext, FamilyContext, ParentContext } from '../context';
import { autoApprovalOf } from '../family/family';
import { dropIfRefused, dropPhotos } from '../media/remove-photos';
import { savePhoto } from '../media/save-picture';
import { payMissions } from '../points/pay-missions';
import { found, missing, orThrow, refusal } from '../refusals';
import { answeredWith, instantOf, noteAnswer, type SentTap } from '../sync/tap';
import { approved } from './approve-mission';
import { presentCompletion } from './present';

type Input = z.output<typeof completeMissionInput>;

/** The one call with two meanings (contract): a hero's tap waits for a parent, a parent's is paid at once. */
export async function completeMission(ctx: FamilyContext, input: Input): Promise<Completion> {
  const { child, parent } = ctx;
  const { row, isNew } = await (child
    ? completeByHero({ ...ctx, child }, input)
    : completeByParent({ ...ctx, parent: parent! }, input));
  ctx.reply.status(isNew ? 201 : 200);
  return presentCompletion(ctx, row);
}

/** `isNew`: written by this call (201). */
type Completed = { row: CompletionRow; isNew: boolean };

/**
 * A hero's tap on a mission: a new completion, or the live one of that day and slot, so that two devices never make two; when the tap comes
 * again the row of its first answer, whatever became of that (rules: missions, taps). It waits for a parent, but for a mission that is
 * trusted, which is approved and paid (rules: trust). `completedAt` is when it was done: it decides the day, while all that parents ask
 * for, and the timer, go by the arrival. 400 for one that is too old or has no picture, 403 when missions are switched off, 404 for a
 * mission that is not the hero's, 409 for one that is not active or not due, after 30 tries of a day, and for a tap that did something else.
 */
async function completeByHero(ctx: ChildContext, input: Input): Promise<Completed> {
  const photoId = input.photo === undefined ? null : await keepPhoto(ctx, input, input.photo);
  return dropIfRefused(ctx, photoId, () =>
    act(ctx, async (tx, unit) => {
      const judged = await judgeTap(ctx, tx, { input, hasPhoto: photoId !== null });
      if (judged.kind === 'new')
        return { row: await writeTap(ctx, unit, { ...judged, photoId }), isNew: true };
      // Another device of the hero's was faster, and with another picture.
      await dropPhotos(ctx, unit, [photoId]);
      return { row: judged.row, isNew: false };
    }),
  );
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

async function writeTap(ctx: ChildContext, unit: Unit, tap: NewTap): Promise<CompletionRow> {
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

/**
 * A parent marks a mission done for today or one of the last 7 family days: approved and paid at once. The same
 * rules hold: a waiting tap of that day and slot is approved instead, and what is not due on the day is refused (rules: missions).
 */
async function completeByParent(ctx: ParentContext, { id, date, slot }: Input): Promise<Completed> {
  const { familyId, parent } = ctx;
  const { today, row: family } = parent.family;
  const day = date ?? today;
  orThrow(decideOnBehalfDay(day, today));
  return act(ctx, async (tx, unit) => {
    const { childId, name } = found(await findAssignment(tx, familyId, id), 'This mission');
    // What waits is locked before its hero, as by whoever approves it. Under the hero's lock no tap comes any more.
    const at = { familyId, childHabitId: id, date: day, slot };
    const seen = await lockLiveCompletion(tx, at);
    if (!seen) found(await lockChild(tx, familyId, childId), 'This hero');
    const mission = seen ? null : found(await lockMission(tx, familyId, id), 'This mission');
    const live = seen ?? (await lockLiveCompletion(tx, at));
    const { kind } = orThrow(
      decideParentCompletion({
        isActive: mission?.isActive === true,
        live: live && { status: live.status as 'pending' | 'approved' },
      }),
    );
    if (live && kind === 'existing') return { row: live, isNew: false };
    const [paid] = await payMissions(ctx, unit, {
      completions: [live ?? (await writeMark(ctx, unit, { mission: found(mission), day, slot }))],
      ...{ decidedBy: parent.userId, praise: null, isAuto: false, families: [family] },
      ...(live
        ? { event: 'updated', audited: approved() }
        : { event: 'created', audited: { act: 'mission.done_by_parent', args: { mission: name } } }),
    });
    return { row: found(paid), isNew: live === null };
  });
}

interface Mark {
  mission: Pick<ChildHabitRow, 'id' | 'childId' | 'xpReward'>;
  day: string;
  slot: number;
}

/** Writes what no tap has made, for `payMissions` to approve. */
async function writeMark(
  ctx: ParentContext,
  unit: Unit,
  { mission, day, slot }: Mark,
): Promise<CompletionRow> {
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

/**
 * A hero's mission on a day, by all that judges days (rules: schedules), and whether the hero sets out with it (rules: trips). Assignment and
 * hero must be locked: its plan still holds when it is written, and two devices on two days of a week cannot exceed a quota together.
 */
async function readDayMission(
  tx: Transaction,
  hero: StreakHero,
  { id, day }: { id: string; day: string },
): Promise<DayMission & { setsOut: boolean }> {
  const missions = missionsOfDay(await readHeroFacts(tx, hero, { from: day, until: day }), day);
  const mission = found(missions.find(({ habitId }) => habitId === id) ?? null, 'This mission');
  return { ...mission, setsOut: setsOut(missions, id) };
}
