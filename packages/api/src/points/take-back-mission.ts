import type { Transaction } from '@herohood/db/client';
import { listAssignmentNames } from '@herohood/db/habits/queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { takeBackAward } from '@herohood/db/points/queries';
import {
  deleteWaitingOnce,
  recomputeStreaks,
  takeFromDay,
  takeFromHabit,
} from '@herohood/db/progress/queries';
import { milestonesAhead } from '@herohood/domain/progress/milestones';

type Paid = Pick<
  CompletionRow,
  'id' | 'familyId' | 'childId' | 'childHabitId' | 'date' | 'approvalNo' | 'xpEarned' | 'pointsEarned'
>;

/**
 * Takes back what one approval paid, by counter-entries, in the caller's transaction; waiting milestones that no longer
 * stand go with it. The completion must be locked and moved on from 'approved', its hero locked.
 */
export async function takeBackMission(tx: Transaction, paid: Paid, now: Date): Promise<void> {
  const { familyId, childId, childHabitId: habitId, date: day } = paid;
  const names = await listAssignmentNames(tx, [habitId]);
  await takeBackAward(
    tx,
    {
      familyId,
      childId,
      completionId: paid.id,
      approvalNo: paid.approvalNo,
      description: names.get(habitId) ?? 'Mission',
      xp: paid.xpEarned,
      points: paid.pointsEarned,
    },
    now,
  );
  await takeFromDay(tx, { familyId, childId, day });
  await takeFromHabit(tx, { familyId, childId, habitId });
  const longest = await recomputeStreaks(tx, { familyId, childId, habitId, day });
  const lost = milestonesAhead(longest).map(({ source }) => source);
  await deleteWaitingOnce(tx, { familyId, childId }, lost);
}
