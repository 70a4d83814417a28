import type { HabitTool } from '@herohood/domain/habits/tool';
import { and, desc, gt, sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { childHabits } from '../habits/tables';
import { isOfHero, isRow } from '../keys';
import { childDays, habitCounts } from './tables';

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
    .where(
      and(isOfHero(habitCounts, { familyId, childId }),
        gt(habitCounts.approvedCount, 0),
      ),
    )
    .orderBy(desc(habitCounts.approvedCount), habitCounts.childHabitId)
    .limit(1);
  return most ?? null;
}
