import { sql } from 'drizzle-orm';
import { arrayText } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import { childHabits } from '../habits/tables';
import { completions } from '../missions/tables';
import { childDays } from '../progress/tables';
import { rewardTransactions, xpEntries } from './tables';

const at = sql`${sql.placeholder('now')}::timestamptz`;

const paying = compiledSql<{ ids: string; now: string }, never>(sql`
    with paid as materialized (
      select k.id, k.family_id, k.child_id, k.date, k.approval_no, k.xp_earned, k.points_earned, h.name
      from ${completions} k
      join ${childHabits} h on h.family_id = k.family_id and h.id = k.child_habit_id
      where k.id = any(${sql.placeholder('ids')}::uuid[]) and k.status = 'approved'
    ), xp as (
      insert into ${xpEntries} (family_id, child_id, amount, kind, completion_id, approval_no, created_at)
      select family_id, child_id, xp_earned, 'mission', id, approval_no, ${at} from paid
    ), points as (
      insert into ${rewardTransactions} (family_id, child_id, amount, type, source, description, requires_approval,
        is_approved, approved_at, completion_id, approval_no, created_at)
      select family_id, child_id, points_earned, 'habit_completed', 'habit', name, false, true, ${at}, id, approval_no, ${at}
      from paid where points_earned > 0
    ), days as (
      insert into ${childDays} (family_id, child_id, day, approved_count, run_start)
      select t.family_id, t.child_id, t.date, t.n, coalesce((select b.run_start from ${childDays} b
          where b.family_id = t.family_id and b.child_id = t.child_id and b.day = t.date - 1), t.date)
      from (select family_id, child_id, date, count(*)::int as n from paid group by 1, 2, 3) t
      on conflict (family_id, child_id, day) do update
        set approved_count = ${childDays.approvedCount} + excluded.approved_count
    )
    update ${children} c set xp = c.xp + t.xp, total_xp = c.total_xp + t.xp,
      reward_points = c.reward_points + t.points, approved_count = c.approved_count + t.n
    from (select family_id, child_id, sum(xp_earned)::int as xp, sum(points_earned)::int as points, count(*)::int as n
      from paid group by 1, 2) t
    where c.family_id = t.family_id and c.id = t.child_id`);

/**
 * Pays approved completions, one or thousands, in one statement: both ledgers, the heroes' balances, and the counts of
 * their days. The amounts stand in the completions; the ledgers' indexes refuse an approval that was paid before. A new
 * day continues the run of the day before it: call `mendRuns` for what follows. Lock the heroes first.
 */
export async function payCompletions(db: Executor, ids: string[], now: Date): Promise<void> {
  await paying(db, { ids: arrayText(ids), now: now.toISOString() });
}

const locking = compiledSql<{ families: string; ids: string }, never>(sql`
  select 1 from ${children} c
  where c.id = any(${sql.placeholder('ids')}::uuid[]) and c.family_id = any(${sql.placeholder('families')}::uuid[])
  order by c.id for no key update`);

/** Locks heroes until the transaction ends, in id order, so that two batches never wait for each other. */
export async function lockHeroes(
  db: Executor,
  heroes: { familyId: string; childId: string }[],
): Promise<void> {
  await locking(db, {
    families: arrayText(heroes.map(({ familyId }) => familyId)),
    ids: arrayText(heroes.map(({ childId }) => childId)),
  });
}
