import type { Transaction } from '@herohood/db/client';
import { lockAssignment, updateAssignment } from '@herohood/db/habits/queries';
import { findCompletion } from '@herohood/db/missions/queries';
import { ASK_DAYS, askedUntil } from '@herohood/domain/missions/policy';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { ParentContext } from '../context';
import { pushToParents } from '../push/push-to-parents';
import type { Changes } from '../sync/transact';
import { pushTexts } from '../text/en/pushes';
import { say } from '../text/say';

/** What parents are told: who does which mission. */
interface PausedTrust {
  heroName: string;
  missionName: string;
}

/**
 * Locks the assignment of a completion that was trusted, or would have been but for a spot check: `pauseTrust` writes it, and assignments
 * are locked before completions. Others need none.
 */
export async function lockTrusted(tx: Transaction, { familyId }: ParentContext, id: string): Promise<void> {
  const row = await findCompletion(tx, familyId, id);
  if (row?.isTrusted || row?.isSpotCheck) await lockAssignment(tx, { familyId, id: row.childHabitId });
}

/**
 * What was trusted was not so: for 7 days parents are asked about that mission of that hero (rules: trust). In the transaction of the undo or the no
 * that found it; the assignment must be locked. Null when the mission has been taken away.
 */
export async function pauseTrust(
  { familyId, now }: ParentContext,
  { tx, changes }: { tx: Transaction; changes: Changes },
  { childHabitId: id, child }: { childHabitId: string; child: { id: string; name: string } },
): Promise<PausedTrust | null> {
  const habit = await updateAssignment(tx, { familyId, id }, { askUntil: askedUntil(now()) });
  if (!habit) return null;
  const childId = child.id;
  changes.event({ type: 'updated', entity: 'habit', entityId: id, childId });
  changes.audit({
    act: 'habit.asked',
    args: { mission: habit.name, days: ASK_DAYS },
    childId,
  });
  return { heroName: child.name, missionName: habit.name };
}

/** Tells the parents, after the commit, where they take pushes: whether one arrives changes nothing. */
export async function tellParents(ctx: ParentContext, paused: PausedTrust | null): Promise<void> {
  if (!paused) return;
  const { heroName, missionName } = paused;
  await pushToParents(ctx, {
    familyId: ctx.familyId,
    message: (locale) => ({
      kind: 'trust',
      title: `${heroName}: ${missionName}`,
      body: say(locale, { id: pushTexts.trustBody, values: { days: ASK_DAYS } }),
    }),
    until: new Date(ctx.now().getTime() + DAY_MS),
  });
}
