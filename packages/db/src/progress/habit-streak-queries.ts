import type { HabitStreak } from '@herohood/domain/progress/habit-streak';
import { type SQL, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { REACH_DAYS } from '../days/facts-queries';
import type { StreakHero } from './streak-queries';
import { habitStreaks } from './tables';

/** What is kept of the streaks of a hero's habits. */
export interface KeptHabitStreaks {
  /** How often the hero's days have changed so far. */
  no: number;
  /** By assignment; one of which nothing is kept is missing. */
  kept: Map<string, HabitStreak>;
}

/** Whether nothing has changed since a hero `c` was settled that the days up to `day` are judged by. */
const stands = (day: SQL) => sql`(c.streak_from is null or ${day} < c.streak_from - ${REACH_DAYS}::int)`;

/** What is kept and still stands, as of one moment. */
export async function findKeptHabitStreaks(
  db: Executor,
  { familyId, childId }: StreakHero,
): Promise<KeptHabitStreaks> {
  const [row] = await db.execute<{ no: number; kept: [string, string, number, number][] }>(sql`
    select c.streak_no as no, coalesce((select json_agg(json_build_array(s.child_habit_id, s.day, s.days, s.idle))
      from ${habitStreaks} s where s.family_id = c.family_id and s.child_id = c.id and ${stands(sql`s.day`)}), '[]'::json) as kept
    from ${children} c where c.family_id = ${familyId} and c.id = ${childId}`);
  const kept = row?.kept.map(([habitId, day, days, idle]) => [habitId, { day, days, idle }] as const);
  return { no: row?.no ?? 0, kept: new Map(kept) };
}

/**
 * Keeps streaks as they stand after `day`, where nothing has changed the hero's days since they were read with `no`. The hero is
 * locked, so that whoever changes the days comes before the look at `no` or after the rows.
 */
export async function keepHabitStreaks(
  db: Executor,
  { familyId, childId }: StreakHero,
  { no, day, streaks }: { no: number; day: string; streaks: ReadonlyMap<string, HabitStreak> },
): Promise<void> {
  const rows = [...streaks].map(([id, { days, idle }]) => ({ id, days, idle }));
  await db.execute(sql`
    with hero as materialized (
      select c.family_id, c.id from ${children} c
      where c.family_id = ${familyId} and c.id = ${childId} and c.streak_no = ${no}::int
        and ${stands(sql`${day}::text::date`)}
      for no key update of c
    )
    insert into ${habitStreaks} (family_id, child_id, child_habit_id, day, days, idle)
    select h.family_id, h.id, w.id, ${day}::text::date, w.days, w.idle
    from hero h cross join jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as w(id uuid, days int, idle int)
    on conflict (family_id, child_id, child_habit_id) do update
      set day = excluded.day, days = excluded.days, idle = excluded.idle`);
}
