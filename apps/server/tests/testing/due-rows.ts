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

/** How server processes under test call themselves to the database; the test's own connections do not. */
const NAME = 'under-test';

/** The database's address for a server process under test. */
export function urlUnderTest(url: string): string {
  return `${url}?application_name=${NAME}`;
}

/** How many transactions of server processes wait for a lock that another one holds. */
export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = ${NAME} and wait_event_type = 'Lock'`;
  return row?.n;
}

/** Whether the database has noticed that the server processes are gone. */
export async function isForgotten(sql: Sql): Promise<boolean> {
  const left = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${NAME}`;
  return left.length === 0;
}

/** Holds the row of the hero's family, which every act needs last; returns what lets go. */
export async function holdFamily(sql: Sql, childId: string): Promise<() => Promise<void>> {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select 1 from families
    where id = (select family_id from children where id = ${childId}) for update`;
  return async () => {
    await holder`rollback`;
    holder.release();
  };
}
