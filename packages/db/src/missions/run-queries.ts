import { type SQL, sql } from 'drizzle-orm';
import { arrayText } from '../array-param';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import { completions } from './tables';

/** One day of one habit. */
export interface HabitDay {
  familyId: string;
  childHabitId: string;
  date: string;
}

/** Where the run of a completion (named `k` in the statement) begins that is being approved: with the day before it, or itself. */
export const runStartOf = (k: SQL): SQL => sql`coalesce((
  select b.run_start from ${completions} b where b.family_id = ${k}.family_id and b.child_habit_id = ${k}.child_habit_id
    and b.date = ${k}.date - 1 and b.status = 'approved'), ${k}.date)`;

const mending = compiledSql<{ families: string; habits: string; days: string }, never>(sql`
  with changed as (
    select family_id, habit, min(day) as day
    from unnest(${sql.placeholder('families')}::uuid[], ${sql.placeholder('habits')}::uuid[], ${sql.placeholder('days')}::date[])
      as t(family_id, habit, day) group by 1, 2
  ), window_days as (
    select k.id, k.family_id, k.child_habit_id, k.date, k.run_start, k.date < c.day as is_anchor,
      k.date - (row_number() over (partition by k.child_habit_id order by k.date))::int as island
    from changed c join ${completions} k on k.family_id = c.family_id and k.child_habit_id = c.habit
      and k.date >= c.day - 1 and k.status = 'approved'
  ), runs as (
    select id, family_id, run_start as written,
      min(case when is_anchor then run_start else date end) over (partition by child_habit_id, island) as run_start
    from window_days
  )
  update ${completions} k set run_start = runs.run_start from runs
  where k.family_id = runs.family_id and k.id = runs.id and runs.written is distinct from runs.run_start`);

/**
 * Brings the runs of habits in order from each one's earliest changed day on: what an approval joins and an undo parts.
 * Reads the days after it, which are few, because work is approved within days. The heroes must be locked.
 */
export async function mendHabitRuns(db: Executor, days: HabitDay[]): Promise<void> {
  await mending(db, {
    families: arrayText(days.map(({ familyId }) => familyId)),
    habits: arrayText(days.map(({ childHabitId }) => childHabitId)),
    days: arrayText(days.map(({ date }) => date)),
  });
}
