import type { HabitTool } from '@herohood/domain/habits/tool';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId, HeroKey } from '../family/family-id';
import { childHabits } from '../habits/tables';
import { isOfHero, isRow } from '../keys';
import { completions } from '../missions/tables';
import { childDays, habitCounts } from './tables';

interface ChildDay {
  familyId: FamilyId;
  childId: string;
  day: string;
}

/** Counts one approved completion out of its day; `markStreaks` goes with it. */
export async function takeFromDay(db: Executor, day: ChildDay): Promise<void> {
  const ofDay = and(isOfHero(childDays, day), eq(childDays.day, day.day));
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
  { familyId, childId, habitId }: HeroKey & { habitId: string },
): Promise<void> {
  await db
    .update(habitCounts)
    .set({ approvedCount: sql`${habitCounts.approvedCount} - 1` })
    .where(and(isOfHero(habitCounts, { familyId, childId }), eq(habitCounts.childHabitId, habitId)));
}

/** How often each of a hero's assignments was approved, one that was taken away since among them; in no order. */
export async function listHabitCounts(db: Executor, { familyId, childId }: HeroKey): Promise<number[]> {
  const rows = await db
    .select({ approved: habitCounts.approvedCount })
    .from(habitCounts)
    .where(isOfHero(habitCounts, { familyId, childId }));
  return rows.map(({ approved }) => approved);
}

/** How many completions of a family day are approved, and how many wait. */
export async function countLiveMissions(
  db: Executor,
  { familyId, childId }: HeroKey,
  day: string,
): Promise<{ approved: number; pending: number }> {
  const count = (status: string) =>
    sql<number>`count(*) filter (where ${completions.status} = ${status})::int`;
  const [counts] = await db
    .select({ approved: count('approved'), pending: count('pending') })
    .from(completions)
    .where(and(isOfHero(completions, { familyId, childId }), eq(completions.date, day)));
  return counts ?? { approved: 0, pending: 0 };
}

/** The most missions that a hero had approved in a day and in a week. @param weekBegins the first day of any of the family's weeks */
export async function findMostMissions(
  db: Executor,
  { familyId, childId }: HeroKey,
  weekBegins: string,
): Promise<{ inDay: number; inWeek: number }> {
  const weeks = db
    .select({
      inDay: sql<number>`max(${childDays.approvedCount})`.as('in_day'),
      inWeek: sql<number>`sum(${childDays.approvedCount})`.as('in_week'),
    })
    .from(childDays)
    .where(isOfHero(childDays, { familyId, childId }))
    .groupBy(sql`floor((${childDays.day} - ${weekBegins}::date) / 7.0)`)
    .as('weeks');
  const [most] = await db
    .select({
      inDay: sql<number>`coalesce(max(${weeks.inDay}), 0)::int`,
      inWeek: sql<number>`coalesce(max(${weeks.inWeek}), 0)::int`,
    })
    .from(weeks);
  return most ?? { inDay: 0, inWeek: 0 };
}

/** The mission that a hero had approved most often, also one that was taken away since; null without any. */
export async function findMostDone(
  db: Executor,
  { familyId, childId }: HeroKey,
): Promise<{ name: string; tool: HabitTool; times: number } | null> {
  const [most] = await db
    .select({ name: childHabits.name, tool: childHabits.tool, times: habitCounts.approvedCount })
    .from(habitCounts)
    .innerJoin(
      childHabits,
      isRow(childHabits, { familyId: habitCounts.familyId, id: habitCounts.childHabitId }),
    )
    .where(and(isOfHero(habitCounts, { familyId, childId }), gt(habitCounts.approvedCount, 0)))
    .orderBy(desc(habitCounts.approvedCount), habitCounts.childHabitId)
    .limit(1);
  return most ?? null;
}
