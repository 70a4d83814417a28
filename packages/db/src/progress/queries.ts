import type { Streak } from '@herohood/domain/progress/streak';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { completions } from '../missions/tables';
import { rewardTransactions } from '../points/tables';
import { childDays, habitCounts } from './tables';

interface ChildDay {
  familyId: FamilyId;
  childId: string;
  day: string;
}

/** Counts one approved completion out of its day; `recomputeStreaks` comes after it. */
export async function takeFromDay(db: Executor, day: ChildDay): Promise<void> {
  const ofDay = and(
    eq(childDays.familyId, day.familyId),
    eq(childDays.childId, day.childId),
    eq(childDays.day, day.day),
  );
  // A day that sinks to nothing goes: the check constraint allows no zero row.
  const gone = await db
    .delete(childDays)
    .where(and(ofDay, eq(childDays.approvedCount, 1)))
    .returning({ day: childDays.day });
  if (gone.length > 0) return;
  await db
    .update(childDays)
    .set({ approvedCount: sql`${childDays.approvedCount} - 1` })
    .where(ofDay);
}

/** Counts one approved completion out of its assignment's. */
export async function takeFromHabit(
  db: Executor,
  { familyId, childId, habitId }: { familyId: FamilyId; childId: string; habitId: string },
): Promise<void> {
  await db
    .update(habitCounts)
    .set({ approvedCount: sql`${habitCounts.approvedCount} - 1` })
    .where(
      and(
        eq(habitCounts.familyId, familyId),
        eq(habitCounts.childId, childId),
        eq(habitCounts.childHabitId, habitId),
      ),
    );
}

/** How often each of a hero's assignments was approved, one that was taken away since among them; in no order. */
export async function listHabitCounts(
  db: Executor,
  { familyId, childId }: { familyId: FamilyId; childId: string },
): Promise<number[]> {
  const rows = await db
    .select({ approved: habitCounts.approvedCount })
    .from(habitCounts)
    .where(and(eq(habitCounts.familyId, familyId), eq(habitCounts.childId, childId)));
  return rows.map(({ approved }) => approved);
}

/**
 * Brings the hero's streak and the habit's in order after a day of theirs was taken away; approvals do it in their own
 * statement. The hero must be locked.
 *
 * @returns the hero's longest streak in days, 0 without any
 */
export async function recomputeStreaks(
  db: Executor,
  changed: ChildDay & { habitId: string },
): Promise<number> {
  const { familyId, childId, habitId, day } = changed;
  const [row] = await db.execute<{ longest: number }>(sql`
    select longest from recompute_streaks(array[${familyId}::uuid], array[${childId}::uuid], array[${habitId}::uuid],
      array[${day}::text::date])`);
  return row?.longest ?? 0;
}

const lengthOfStreak = sql<number>`${childDays.day} - ${childDays.streakStart} + 1`;

/** The streak that the hero's newest active day up to `today` belongs to; null without any. */
export async function findNewestStreak(
  db: Executor,
  who: { familyId: FamilyId; childId: string },
  today: string,
): Promise<Streak | null> {
  const [row] = await db
    .select({ end: childDays.day, days: lengthOfStreak })
    .from(childDays)
    .where(
      and(
        eq(childDays.familyId, who.familyId),
        eq(childDays.childId, who.childId),
        sql`${childDays.day} <= ${today}::date`,
      ),
    )
    .orderBy(desc(childDays.day))
    .limit(1);
  return row ?? null;
}

/** The length in days of the hero's longest streak ever; 0 without any. */
export async function findLongestStreak(
  db: Executor,
  who: { familyId: FamilyId; childId: string },
): Promise<number> {
  const [row] = await db
    .select({ days: lengthOfStreak })
    .from(childDays)
    .where(and(eq(childDays.familyId, who.familyId), eq(childDays.childId, who.childId)))
    .orderBy(sql`(${childDays.day} - ${childDays.streakStart}) desc`)
    .limit(1);
  return row?.days ?? 0;
}

/** Takes back milestone points that wait for a parent and whose streak no longer stands. */
export async function deleteWaitingOnce(
  db: Executor,
  who: { familyId: FamilyId; childId: string },
  onceKeys: string[],
): Promise<void> {
  if (onceKeys.length === 0) return;
  await db
    .delete(rewardTransactions)
    .where(
      and(
        eq(rewardTransactions.familyId, who.familyId),
        eq(rewardTransactions.childId, who.childId),
        eq(rewardTransactions.isApproved, false),
        isNull(rewardTransactions.rejectedAt),
        sql`${rewardTransactions.onceKey} = any(${arrayParam(onceKeys)}::text[])`,
      ),
    );
}

/** How many completions of a family day are approved, and how many wait. */
export async function countLiveMissions(
  db: Executor,
  { familyId, childId }: { familyId: FamilyId; childId: string },
  day: string,
): Promise<{ approved: number; pending: number }> {
  const count = (status: string) =>
    sql<number>`count(*) filter (where ${completions.status} = ${status})::int`;
  const [counts] = await db
    .select({ approved: count('approved'), pending: count('pending') })
    .from(completions)
    .where(
      and(eq(completions.familyId, familyId), eq(completions.childId, childId), eq(completions.date, day)),
    );
  return counts ?? { approved: 0, pending: 0 };
}
