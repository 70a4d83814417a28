import type { Transaction } from '@herohood/db/client';
import { markStreaks } from '@herohood/db/days/streak-mark-queries';
import type { FamilyRow } from '@herohood/db/family/queries';
import { findMission } from '@herohood/db/habits/queries';
import { nextCompletionId } from '@herohood/db/missions/completion-queries';
import { type CompletionRow, insertCompletion, listTries } from '@herohood/db/missions/queries';
import { insertTap } from '@herohood/db/sync/tap-queries';
import { TRIES_PER_DAY } from '@herohood/domain/missions/completion';
import { photoState, policyInForce, routeOf } from '@herohood/domain/missions/policy';
import { payoutFor } from '@herohood/domain/points/payout';
import type { ChildContext } from '../context';
import { payWithWeekends } from '../points/pay-weekends';
import { refusal } from '../refusals';
import { requireDue } from './require-due';
import { type Tap, writeWaiting } from './write-waiting';

type Mission = NonNullable<Awaited<ReturnType<typeof findMission>>>;
/** `isStreakMarked`: the hero's streak has to be counted anew, after the commit. */
type Written = CompletionRow & { isStreakMarked: boolean };

/**
 * Writes a hero's tap in one transaction that asks all there is to ask: whether the mission was due in that slot of the tap's day, and, by
 * what is in force now, whether it needs a picture and who approves it (rules: schedules, taps, photos, trust). A trusted one is approved
 * and paid in it. Null, and nothing written, when there is anything but 'new' to say.
 */
export async function judgeMission(ctx: ChildContext, tap: Tap, family: FamilyRow): Promise<Written | null> {
  const { familyId } = ctx;
  const { childId, controls } = ctx.child;
  const { id: habitId, day, slot } = tap;
  // Said first, whatever the plan says.
  if (!controls.enableHabits) return null;
  return ctx.db.transaction(async (tx) => {
    const mission = await findMission(tx, familyId, habitId);
    if (mission?.childId !== childId || !mission.isActive) return null;
    if ((await requireDue(tx, { familyId, childId, habitId, day, slot })) === 'existing') return null;
    const picture = photoState(mission, { doneAt: tap.at, hasPhoto: tap.photoId !== null });
    if (picture === 'needed') throw refusal('PHOTO_REQUIRED');
    const isBeforePhoto = picture === 'tooEarly';
    // The hero is locked: of two taps the second one sees the tries that the first one made.
    const tries = await listTries(tx, { familyId, childId, childHabitId: habitId, date: day });
    if (tries.length >= TRIES_PER_DAY) return null;
    const id = await nextCompletionId(tx);
    const { way, isSpotCheck } = routeOf({
      policy: policyInForce(mission, ctx.now()),
      spotCheck: mission.spotCheck,
      photo: mission.photo,
      isBeforePhoto,
      completionId: id,
      hasAccess: ctx.child.family.hasPremiumAccess,
      wasSpotChecked: tries.some((row) => row.isSpotCheck),
    });
    if (way === 'trust') return payTrusted(ctx, tx, { tap, mission, id });
    const judged = { tx, id, isAsked: way === 'ask', isSpotCheck, isBeforePhoto };
    const row = await writeWaiting(ctx, { tap, family, judged });
    return row && { ...row, isStreakMarked: false };
  });
}

/** Writes a trusted mission, approved and paid: one act, by the hero. */
async function payTrusted(
  ctx: ChildContext,
  tx: Transaction,
  { tap, mission, id }: { tap: Tap; mission: Mission; id: string },
): Promise<Written | null> {
  const { familyId, child, actor, now } = ctx;
  const { childId } = child;
  const { xp, points } = payoutFor(mission.xpReward);
  const waiting = await insertCompletion(tx, {
    ...{ id, familyId, childId, childHabitId: tap.id, date: tap.day, slot: tap.slot, photoId: tap.photoId },
    ...{ completedAt: tap.at, xpEarned: xp, promisedXp: xp, pointsEarned: points, createdAt: now() },
  });
  if (!waiting) return null;
  const { tapId, deed } = tap.sent;
  if (tapId !== undefined) {
    await insertTap(tx, { familyId, id: tapId, childId, deed, rowId: id, createdAt: now() });
  }
  // What is done on an earlier day may decide on which days after it the habit was due.
  const isEarlier = tap.day < child.family.today;
  if (isEarlier) await markStreaks(tx, { familyId, childIds: [childId], fromDay: tap.day });
  const approval = {
    ...{ completions: [waiting], now: now(), decidedBy: null, praise: null, isAuto: false },
    ...({ isTrusted: true, event: 'created', actor } as const),
    audited: { act: 'mission.trusted', args: { mission: mission.name } } as const,
  };
  const [paid] = await payWithWeekends(tx, approval, [child.family.row]);
  return paid ? { ...paid, isStreakMarked: isEarlier || paid.isStreakMarked } : null;
}
