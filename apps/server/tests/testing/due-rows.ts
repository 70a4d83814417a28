import type { TestDatabase } from '@herohood/db/testing/test-database';

type Sql = TestDatabase['sql'];

/** Turns auto-approval on and lets every habit of the hero wait since `daysAgo` days, on so many days before that. */
export async function addDueMissions(
  sql: Sql,
  childId: string,
  { days, daysAgo }: { days: number; daysAgo: number },
): Promise<number> {
  await sql`
    update families set auto_approval_enabled = true, auto_approval_value = 1, auto_approval_unit = 'hours'
    where id = (select family_id from children where id = ${childId})`;
  const added = await sql`
    insert into completions
      (family_id, child_id, child_habit_id, date, completed_at, xp_earned, promised_xp, points_earned, auto_approves_at, created_at)
    select h.family_id, h.child_id, h.id, d::date, d, 10, 10, 2, d + interval '1 hour', d
    from child_habits h, generate_series(
      now() - make_interval(days => ${daysAgo + days - 1}), now() - make_interval(days => ${daysAgo}), '1 day') d
    where h.child_id = ${childId}`;
  return added.count;
}

/** How many of the hero's missions are approved. */
export async function countApproved(sql: Sql, childId: string): Promise<number> {
  const [row] = await sql`
    select count(*)::int as n from completions where child_id = ${childId} and status = 'approved'`;
  return row?.n;
}
