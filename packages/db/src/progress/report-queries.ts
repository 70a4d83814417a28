import type { Streak } from '@herohood/domain/progress/streak';
import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { childHabits, masterHabits } from '../habits/tables';
import { completions } from '../missions/tables';

interface Hero {
  familyId: FamilyId;
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
  /** The streak of days that the habit's newest approved completion up to today belongs to. */
  newest: Streak | null;
}

/** A hero's habits, oldest first, with the newest streak of each. One row a habit, however long the streak. */
export async function listHabitStreaks(
  db: Executor,
  { familyId, childId }: Hero,
  today: string,
): Promise<HabitStreak[]> {
  const rows = await db.execute<{
    habit_id: string;
    name: string;
    icon: string;
    is_active: boolean;
    streak_end: string | null;
    streak_days: number;
  }>(sql`
    select h.id as habit_id, h.name, h.icon, h.is_active and m.is_active as is_active, newest.streak_end, newest.streak_days
    from ${childHabits} h
    join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    left join lateral (
      select c.date::text as streak_end, c.date - c.streak_start + 1 as streak_days from ${completions} c
      where c.family_id = h.family_id and c.child_habit_id = h.id and c.status = 'approved' and c.date <= ${today}::date
      order by c.date desc limit 1
    ) newest on true
    where h.family_id = ${familyId} and h.child_id = ${childId} and h.deleted_at is null
    order by h.created_at, h.id`);
  return [...rows].map((row) => ({
    habitId: row.habit_id,
    name: row.name,
    icon: row.icon,
    isActive: row.is_active,
    newest: row.streak_end === null ? null : { end: row.streak_end, days: row.streak_days },
  }));
}
