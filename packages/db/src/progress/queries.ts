import { and, desc, eq, sql } from 'drizzle-orm';
import { arrayParam, arrayText } from '../array-param';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import { habitPeriods } from '../habits/tables';
import { completions } from '../missions/tables';
import { rewardTransactions } from '../points/tables';
import { childDays } from './tables';

interface ChildDay {
  familyId: string;
  childId: string;
  day: string;
}

/** Counts one approved completion out of its day and mends the runs around it. */
export async function takeFromDay(db: Executor, day: ChildDay): Promise<void> {
  const ofDay = and(
    eq(childDays.familyId, day.familyId),
    eq(childDays.childId, day.childId),
    eq(childDays.day, day.day),
  );
  // A day that sinks to nothing goes: the check constraint allows no zero row.
  const gone = await db
    .delete(childDays)
    .where(and(ofDay, eq(childDays.approvedCount, 1)))
    .returning({ day: childDays.day });
  if (gone.length > 0) return mendRuns(db, [day]);
  await db
    .update(childDays)
    .set({ approvedCount: sql`${childDays.approvedCount} - 1` })
    .where(ofDay);
}

const mending = compiledSql<{ families: string; heroes: string; days: string }, never>(sql`
  with changed as (
    select * from unnest(${sql.placeholder('families')}::uuid[], ${sql.placeholder('heroes')}::uuid[], ${sql.placeholder('days')}::date[])
      as t(family_id, child_id, day)
  ), window_days as (
    select d.family_id, d.child_id, d.day, d.run_start, d.day < c.day as is_anchor,
      d.day - (row_number() over (partition by d.child_id order by d.day))::int as island
    from changed c cross join lateral (
      select * from ${childDays} where family_id = c.family_id and child_id = c.child_id and day >= c.day - 1 offset 0
    ) d
  ), runs as (
    select family_id, child_id, day,
      min(case when is_anchor then run_start else day end) over (partition by child_id, island) as run_start
    from window_days
  )
  update ${childDays} set run_start = runs.run_start from runs
  where ${childDays.familyId} = runs.family_id and ${childDays.childId} = runs.child_id
    and ${childDays.day} = runs.day and ${childDays.runStart} <> runs.run_start`);

/**
 * Writes `run_start` anew from the day before each hero's earliest changed day on. Days after it are few: work
 * is approved within days, so this never reads a history.
 */
export async function mendRuns(db: Executor, days: ChildDay[]): Promise<void> {
  const first = new Map<string, ChildDay>();
  for (const day of days) {
    const known = first.get(day.childId);
    if (!known || day.day < known.day) first.set(day.childId, day);
  }
  const rows = [...first.values()];
  await mending(db, {
    families: arrayText(rows.map(({ familyId }) => familyId)),
    heroes: arrayText(rows.map(({ childId }) => childId)),
    days: arrayText(rows.map(({ day }) => day)),
  });
}

export interface Run {
  start: string;
  end: string;
  days: number;
}

/** The run that the hero's newest active day up to `today` belongs to; null without any. */
export async function findLatestRun(
  db: Executor,
  who: { familyId: string; childId: string },
  today: string,
): Promise<Run | null> {
  const [row] = await db
    .select({
      start: childDays.runStart,
      end: childDays.day,
      days: sql<number>`${childDays.day} - ${childDays.runStart} + 1`,
    })
    .from(childDays)
    .where(
      and(
        eq(childDays.familyId, who.familyId),
        eq(childDays.childId, who.childId),
        sql`${childDays.day} <= ${today}::date`,
      ),
    )
    .orderBy(desc(childDays.day))
    .limit(1);
  return row ?? null;
}

/** The length in days of the hero's longest run ever; 0 without any. */
export async function findLongestRun(
  db: Executor,
  who: { familyId: string; childId: string },
): Promise<number> {
  const [row] = await db
    .select({ days: sql<number>`${childDays.day} - ${childDays.runStart} + 1` })
    .from(childDays)
    .where(and(eq(childDays.familyId, who.familyId), eq(childDays.childId, who.childId)))
    .orderBy(sql`(${childDays.day} - ${childDays.runStart}) desc`)
    .limit(1);
  return row?.days ?? 0;
}

const longestRuns = compiledSql<
  Record<string, unknown>,
  { family_id: string; child_id: string; days: number }
>(sql`
  select h.family_id, h.child_id, r.days
  from unnest(${sql.placeholder('families')}::uuid[], ${sql.placeholder('heroes')}::uuid[]) as h(family_id, child_id),
    lateral (select (d.day - d.run_start) + 1 as days from ${childDays} d
      where d.family_id = h.family_id and d.child_id = h.child_id order by (d.day - d.run_start) desc limit 1) r`);

/** The longest run of each named hero, for milestones. */
export async function listLongestRuns(
  db: Executor,
  heroes: { familyId: string; childId: string }[],
): Promise<{ familyId: string; childId: string; days: number }[]> {
  const rows = await longestRuns(db, {
    families: arrayText(heroes.map(({ familyId }) => familyId)),
    heroes: arrayText(heroes.map(({ childId }) => childId)),
  });
  return rows.map((row) => ({ familyId: row.family_id, childId: row.child_id, days: row.days }));
}

/** Takes back milestone points that wait for a parent and whose streak no longer stands. */
export async function deleteWaitingOnce(
  db: Executor,
  who: { familyId: string; childId: string },
  onceKeys: string[],
): Promise<void> {
  if (onceKeys.length === 0) return;
  await db
    .delete(rewardTransactions)
    .where(
      and(
        eq(rewardTransactions.familyId, who.familyId),
        eq(rewardTransactions.childId, who.childId),
        eq(rewardTransactions.isApproved, false),
        sql`${rewardTransactions.onceKey} = any(${arrayParam(onceKeys)}::text[])`,
      ),
    );
}

export interface DayCounts {
  date: string;
  approved: number;
  pending: number;
  total: number;
}

/** Per family day of the window: approved and pending completions, and habits active on that day. */
export async function listDayCounts(
  db: Executor,
  who: { familyId: string; childId: string },
  days: string[],
): Promise<DayCounts[]> {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? first;
  const rows = await db.execute<{ date: string; approved: number; pending: number; total: number }>(sql`
    select d.day::text as date, coalesce(c.approved, 0)::int as approved, coalesce(c.pending, 0)::int as pending,
      (select count(*)::int from ${habitPeriods} p
        where p.family_id = ${who.familyId} and p.child_id = ${who.childId}
          and p.from_day <= d.day and (p.until_day is null or p.until_day > d.day)) as total
    from unnest(${arrayParam(days)}::date[]) as d(day)
    left join (
      select date, count(*) filter (where status = 'approved') as approved,
        count(*) filter (where status = 'pending') as pending
      from ${completions}
      where family_id = ${who.familyId} and child_id = ${who.childId}
        and date between ${first}::date and ${last}::date
      group by date) c on c.date = d.day
    order by d.day`);
  return [...rows];
}
