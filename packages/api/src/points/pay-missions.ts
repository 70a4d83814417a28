import type { Executor } from '@herohood/db/client';
import { listAssignmentNames } from '@herohood/db/habits/queries';
import type { CompletionRow } from '@herohood/db/missions/queries';
import { mendHabitRuns } from '@herohood/db/missions/run-queries';
import { type Approval, approveAndPay } from '@herohood/db/points/approval-queries';
import { lockHeroes, payCompletions } from '@herohood/db/points/pay-queries';
import { insertWaitingOnce, takeBackAward } from '@herohood/db/points/queries';
import { deleteWaitingOnce, listLongestRuns, mendRuns, takeFromDay } from '@herohood/db/progress/queries';
import { MILESTONE_TYPE, type Milestone, milestonesAt } from '@herohood/domain/progress/milestones';

type Paid = Pick<CompletionRow, 'id' | 'familyId' | 'childId' | 'childHabitId' | 'date'>;
type TakenBack = Paid & Pick<CompletionRow, 'approvalNo' | 'xpEarned' | 'pointsEarned'>;

/**
 * Pays approved completions in the caller's transaction: XP and points with their ledger rows, the day counts that
 * streaks are read from, and the streak milestones that wait for a parent (rules: XP and points). The way in which
 * missions are paid, for one click and for a sweep's batch alike, in as many statements; `payWaiting` is its short form.
 */
export async function payMissions(tx: Executor, paid: Paid[], now: Date): Promise<void> {
  const heroes = heroesOf(paid);
  await lockHeroes(tx, heroes);
  await payCompletions(
    tx,
    paid.map(({ id }) => id),
    now,
  );
  await mendRuns(tx, paid.map(dayOf));
  await mendHabitRuns(tx, paid);
  const reached = (await listLongestRuns(tx, heroes)).flatMap(({ familyId, childId, days }) =>
    milestonesAt(days).reached.map((milestone) => ({
      familyId,
      childId,
      amount: milestone.points,
      type: MILESTONE_TYPE,
      source: milestone.source,
      description: described(milestone),
      requiresApproval: true,
      isApproved: false,
      onceKey: milestone.source,
      createdAt: now,
    })),
  );
  await insertWaitingOnce(tx, reached);
}

const described = ({ days }: Milestone) => `${days}-day streak`;

const EVERY_MILESTONE = milestonesAt(Number.POSITIVE_INFINITY).reached.map((milestone) => ({
  ...milestone,
  description: described(milestone),
}));

/**
 * A parent's yes to one waiting mission in one statement, which writes what `payMissions` would. Null, and nothing
 * written, when the mission does not wait or its hero was paid meanwhile.
 */
export function payWaiting(
  db: Executor,
  approval: Omit<Approval, 'milestoneType' | 'milestones'>,
): Promise<CompletionRow | null> {
  return approveAndPay(db, { ...approval, milestoneType: MILESTONE_TYPE, milestones: EVERY_MILESTONE });
}

/** Takes back what one approval paid, by counter-entries; waiting milestones that no longer stand go with it. */
export async function takeBackMission(tx: Executor, paid: TakenBack, now: Date): Promise<void> {
  const names = await listAssignmentNames(tx, [paid.childHabitId]);
  await takeBackAward(
    tx,
    {
      familyId: paid.familyId,
      childId: paid.childId,
      completionId: paid.id,
      approvalNo: paid.approvalNo,
      description: names.get(paid.childHabitId) ?? 'Mission',
      xp: paid.xpEarned,
      points: paid.pointsEarned,
    },
    now,
  );
  await takeFromDay(tx, dayOf(paid));
  await mendHabitRuns(tx, [paid]);
  const [longest] = await listLongestRuns(tx, [paid]);
  const lost = milestonesAt(longest?.days ?? 0).ahead.map(({ source }) => source);
  await deleteWaitingOnce(tx, paid, lost);
}

const dayOf = ({ familyId, childId, date }: Paid) => ({ familyId, childId, day: date });

function heroesOf(paid: Paid[]): { familyId: string; childId: string }[] {
  return [...new Map(paid.map(({ familyId, childId }) => [childId, { familyId, childId }])).values()];
}
