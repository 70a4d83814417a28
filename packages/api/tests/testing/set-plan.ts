import type { TestDatabase } from '@herohood/db/testing/test-database';
import { DAILY_PLAN, type HabitPlan } from '@herohood/domain/days/schedule';

/** Gives an assignment a plan from a day on, as a parent's change of that day leaves it. */
export async function setPlan(
  { sql }: TestDatabase,
  { id, fromDay }: { id: string; fromDay: string },
  plan: Partial<HabitPlan>,
): Promise<void> {
  const { schedule, timesPerDay, schoolDaysOnly, allowExtra } = { ...DAILY_PLAN, ...plan };
  await sql`update child_habits set schedule = ${JSON.stringify(schedule)}::text::jsonb, times_per_day = ${timesPerDay},
    school_days_only = ${schoolDaysOnly}, allow_extra = ${allowExtra} where id = ${id}`;
  await sql`insert into habit_schedules
    select family_id, child_id, id, ${fromDay}::date, schedule, times_per_day, school_days_only, allow_extra
    from child_habits where id = ${id}
    on conflict (family_id, child_habit_id, from_day) do update set schedule = excluded.schedule,
      times_per_day = excluded.times_per_day, school_days_only = excluded.school_days_only, allow_extra = excluded.allow_extra`;
}
