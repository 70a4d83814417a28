import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { childHabits, masterHabits } from '../habits/tables';
import { completions } from '../missions/tables';

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
  { familyId, childId }: HeroKey,
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

export interface ReportedHabit {
  habitId: string;
  name: string;
  icon: string;
  /** It and its master are active. */
  isActive: boolean;
  /** The hero has it no longer. */
  isGone: boolean;
  /** The first day on which it was done; null while it never was. */
  doneSince: string | null;
}

/** Every habit that the hero ever had, oldest first. */
export async function listReportedHabits(
  db: Executor,
  { familyId, childId }: HeroKey,
): Promise<ReportedHabit[]> {
  const rows = await db.execute<{
    habit_id: string;
    name: string;
    icon: string;
    is_active: boolean;
    is_gone: boolean;
    done_since: string | null;
  }>(sql`
    select h.id as habit_id, h.name, h.icon, h.deleted_at is not null as is_gone,
      h.is_active and m.is_active and h.deleted_at is null as is_active, (
        select c.date::text from ${completions} c where c.family_id = h.family_id and c.child_habit_id = h.id
          and c.status = 'approved' order by c.date limit 1) as done_since
    from ${childHabits} h
    join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    where h.family_id = ${familyId} and h.child_id = ${childId}
    order by h.created_at, h.id`);
  return [...rows].map((row) => ({
    habitId: row.habit_id,
    name: row.name,
    icon: row.icon,
    isActive: row.is_active,
    isGone: row.is_gone,
    doneSince: row.done_since,
  }));
}
