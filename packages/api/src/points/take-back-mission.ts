import { listAssignmentNames } from '@herohood/db/habits/queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { takeBackAward } from '@herohood/db/points/queries';
import { takeFromDay, takeFromHabit } from '@herohood/db/progress/queries';
import type { Unit } from '../act';

type Paid = Pick<
  CompletionRow,
  'id' | 'familyId' | 'childId' | 'childHabitId' | 'date' | 'approvalNo' | 'xpEarned' | 'pointsEarned'
>;

/**
 * Takes back what one approval paid, by counter-entries, in the
 * caller's act, and has the streak counted anew. The completion must be locked and moved on from 'approved', its hero locked.
 */
export async function takeBackMission(unit: Unit, paid: Paid, now: Date): Promise<void> {
  const { tx } = unit;
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
  await unit.streaksFrom([childId], day);
}
