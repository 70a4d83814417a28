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

export interface ReportedMission {
  habitId: string;
  date: string;
  isApproved: boolean;
  /** What it paid; 0 while it waits. */
  xp: number;
}

/** Approved and pending completions of a range of family days, both included. */
export async function listReportedMissions(
  db: Executor,
  { familyId, childId }: Hero,
  range: { from: string; to: string },
): Promise<ReportedMission[]> {
  const rows = await db.execute<{ habit_id: string; date: string; status: string; xp: number }>(sql`
    select child_habit_id as habit_id, date::text as date, status, xp_earned as xp from ${completions}
    where family_id = ${familyId} and child_id = ${childId} and status in ('approved', 'pending')
      and date between ${range.from}::date and ${range.to}::date`);
  return [...rows].map(({ habit_id: habitId, date, status, xp }) => {
    const isApproved = status === 'approved';
    return { habitId, date, isApproved, xp: isApproved ? xp : 0 };
  });
}

export interface HabitStreak {
  habitId: string;
  name: string;
  icon: string;
  /** It and its master are active. */
  isActive: boolean;
  /** The hero has it no longer. */
  isGone: boolean;
  /** The streak of days that the habit's newest approved completion up to today belongs to. */
  newest: Streak | null;
}

/** Every habit that the hero ever had, oldest first, with the newest streak of each. One row a habit, however long the streak. */
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
    is_gone: boolean;
    streak_end: string | null;
    streak_days: number;
  }>(sql`
    select h.id as habit_id, h.name, h.icon, h.deleted_at is not null as is_gone,
      h.is_active and m.is_active and h.deleted_at is null as is_active, newest.streak_end, newest.streak_days
    from ${childHabits} h
    join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    left join lateral (
      select c.date::text as streak_end, c.date - c.streak_start + 1 as streak_days from ${completions} c
      where c.family_id = h.family_id and c.child_habit_id = h.id and c.status = 'approved' and c.date <= ${today}::date
      order by c.date desc limit 1
    ) newest on true
    where h.family_id = ${familyId} and h.child_id = ${childId}
    order by h.created_at, h.id`);
  return [...rows].map((row) => ({
    habitId: row.habit_id,
    name: row.name,
    icon: row.icon,
    isActive: row.is_active,
    isGone: row.is_gone,
    newest: row.streak_end === null ? null : { end: row.streak_end, days: row.streak_days },
  }));
}
