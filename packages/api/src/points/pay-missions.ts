import type { Executor } from '@herohood/db/client';
import { listAssignmentNames } from '@herohood/db/habits/queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { type Award, insertTransaction, writeAwards } from '@herohood/db/points/queries';
import { addToDays, deleteWaitingOnce, listLongestRuns } from '@herohood/db/progress/queries';
import { MILESTONE_TYPE, milestonesAt } from '@herohood/domain/progress/milestones';

type Paid = Pick<
  CompletionRow,
  'id' | 'familyId' | 'childId' | 'childHabitId' | 'date' | 'approvalNo' | 'xpEarned' | 'pointsEarned'
>;

/**
 * Pays approved completions in the caller's transaction: XP and points with their ledger rows, the day counts that
 * streaks are read from, and the streak milestones that wait for a parent (ruling R6). The one way in which a
 * mission is ever paid, for one click and for a sweep's batch alike.
 */
export async function payMissions(tx: Executor, paid: Paid[], now: Date): Promise<void> {
  await move(tx, paid, { direction: 1, now });
  for (const { familyId, childId, days } of await listLongestRuns(tx, heroesOf(paid))) {
    for (const milestone of milestonesAt(days).reached) {
      await insertTransaction(tx, {
        familyId,
        childId,
        amount: milestone.points,
        type: MILESTONE_TYPE,
        source: milestone.source,
        description: `${milestone.days}-day streak`,
        requiresApproval: true,
        isApproved: false,
        onceKey: milestone.source,
        createdAt: now,
      });
    }
  }
}

/** Takes back what one approval paid, by counter-entries; waiting milestones that no longer stand go with it. */
export async function takeBackMission(tx: Executor, paid: Paid, now: Date): Promise<void> {
  await move(tx, [paid], { direction: -1, now });
  const [longest] = await listLongestRuns(tx, [paid]);
  const lost = milestonesAt(longest?.days ?? 0).ahead.map(({ source }) => source);
  await deleteWaitingOnce(tx, paid, lost);
}

async function move(tx: Executor, paid: Paid[], entry: { direction: 1 | -1; now: Date }): Promise<void> {
  const names = await listAssignmentNames(
    tx,
    paid.map(({ childHabitId }) => childHabitId),
  );
  const awards = paid.map(
    (c): Award => ({
      familyId: c.familyId,
      childId: c.childId,
      completionId: c.id,
      approvalNo: c.approvalNo,
      description: names.get(c.childHabitId) ?? 'Mission',
      xp: c.xpEarned,
      points: c.pointsEarned,
    }),
  );
  await writeAwards(tx, awards, entry);
  await addToDays(
    tx,
    paid.map(({ familyId, childId, date }) => ({ familyId, childId, day: date, count: entry.direction })),
  );
}

function heroesOf(paid: Paid[]): { familyId: string; childId: string }[] {
  return [...new Map(paid.map(({ familyId, childId }) => [childId, { familyId, childId }])).values()];
}
