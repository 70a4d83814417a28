import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import { childHabits, masterHabits } from '../habits/tables';
import { completions } from '../missions/tables';

interface Hero {
  familyId: string;
  childId: string;
}

export interface Approval {
  habitId: string;
  date: string;
}

/** Approved completions of a range of family days, both included. */
export async function listApprovals(
  db: Executor,
  { familyId, childId }: Hero,
  range: { first: string; last: string },
): Promise<Approval[]> {
  const rows = await db.execute<{ habit_id: string; date: string }>(sql`
    select child_habit_id as habit_id, date::text as date from ${completions}
    where family_id = ${familyId} and child_id = ${childId} and status = 'approved'
      and date between ${range.first}::date and ${range.last}::date`);
  return [...rows].map((row) => ({ habitId: row.habit_id, date: row.date }));
}

export interface HabitStreak {
  habitId: string;
  name: string;
  icon: string;
  /** It and its master are active. */
  isActive: boolean;
  /** Days in a row with the habit approved, back from today, or from yesterday while today has none. */
  streak: number;
}

/**
 * A hero's habits, oldest first, with the streak of each. A streak is walked back day by day through the index that
 * allows one live completion a day, so that this reads as many rows as the streaks are long, never a history.
 */
export async function listHabitStreaks(
  db: Executor,
  { familyId, childId }: Hero,
  today: string,
): Promise<HabitStreak[]> {
  const isApproved = (habit: ReturnType<typeof sql>, day: ReturnType<typeof sql>) => sql`exists (
    select 1 from ${completions} c where c.family_id = ${familyId} and c.child_habit_id = ${habit}
      and c.date = ${day} and c.status = 'approved')`;
  const rows = await db.execute<{
    habit_id: string;
    name: string;
    icon: string;
    is_active: boolean;
    streak: number;
  }>(sql`
    with recursive habits as (
      select h.id, h.name, h.icon, h.is_active and m.is_active as is_active, h.created_at
      from ${childHabits} h
      join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
      where h.family_id = ${familyId} and h.child_id = ${childId} and h.deleted_at is null
    ), streaks as (
      select s.id, s.day from (
        select h.id, case when ${isApproved(sql`h.id`, sql`${today}::date`)} then ${today}::date
          else ${today}::date - 1 end as day
        from habits h) s
      where ${isApproved(sql`s.id`, sql`s.day`)}
      union all
      select s.id, s.day - 1 from streaks s where ${isApproved(sql`s.id`, sql`(s.day - 1)`)}
    )
    select h.id as habit_id, h.name, h.icon, h.is_active,
      (select count(*)::int from streaks s where s.id = h.id) as streak
    from habits h order by h.created_at, h.id`);
  return [...rows].map((row) => ({
    habitId: row.habit_id,
    name: row.name,
    icon: row.icon,
    isActive: row.is_active,
    streak: row.streak,
  }));
}
