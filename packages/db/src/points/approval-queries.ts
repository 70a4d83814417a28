import { sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import { childHabits } from '../habits/tables';
import type { CompletionRow } from '../missions/queries';
import { runStartOf } from '../missions/run-queries';
import { completions } from '../missions/tables';
import { childDays } from '../progress/tables';
import { tableReader } from '../row-reader';
import { type ActedBy, actedBy, telling } from '../sync/act-queries';
import { rewardTransactions, xpEntries } from './tables';

/** A parent's yes to one mission, and what a streak may bring with it. */
export interface Approval extends ActedBy {
  familyId: string;
  id: string;
  feedback: string | null;
  summary: string;
  /** How a milestone is marked among the reward transactions. */
  milestoneType: string;
  milestones: { days: number; points: number; source: string; description: string }[];
}

const at = sql.placeholder;
const now = sql`${at('now')}::timestamptz`;

/** The run of days that a mission's day joins: that of the day before it, and that of the day after it. */
const joinedRun = sql`
  select m.family_id, m.child_id, coalesce((select b.run_start from ${childDays} b
      where b.family_id = m.family_id and b.child_id = m.child_id and b.day = m.date - 1), m.date) as first_day,
    coalesce((select max(n.day) from ${childDays} n where n.family_id = m.family_id and n.child_id = m.child_id
      and n.day > m.date and n.run_start = m.date + 1), m.date) as last_day,
    coalesce((select d.day - d.run_start + 1 from ${childDays} d where d.family_id = m.family_id and d.child_id = m.child_id
      order by (d.day - d.run_start) desc limit 1), 0) as longest
  from moved m`;

const approving = compiledSql<Record<string, unknown>, Record<string, unknown>>(sql`
  with mission as materialized (
    select k.family_id, k.child_id from ${completions} k
    where k.family_id = ${at('familyId')}::uuid and k.id = ${at('id')}::uuid and k.status = 'pending'
    for no key update
  ), hero as materialized (
    select c.id from mission m join ${children} c on c.family_id = m.family_id and c.id = m.child_id
    where c.xmin = (select seen.xmin from ${children} seen where seen.family_id = m.family_id and seen.id = m.child_id)
    for no key update of c
  ), moved as (
    update ${completions} k set status = 'approved', feedback = ${at('feedback')}::text, auto_approved = false,
      auto_approves_at = null, decided_at = ${now}, decided_by = ${at('actorId')}::uuid, approval_no = k.approval_no + 1,
      run_start = ${runStartOf(sql`k`)}
    from hero where k.family_id = ${at('familyId')}::uuid and k.id = ${at('id')}::uuid and k.child_id = hero.id
    returning k.*
  ), habit_run as (
    update ${completions} k set run_start = m.run_start from moved m
    where k.family_id = m.family_id and k.child_habit_id = m.child_habit_id and k.date > m.date and k.status = 'approved'
      and k.run_start = m.date + 1
  ), run as materialized (${joinedRun}
  ), counted as (
    insert into ${childDays} (family_id, child_id, day, approved_count, run_start)
    select m.family_id, m.child_id, m.date, 1, run.first_day from moved m cross join run
    on conflict (family_id, child_id, day) do update set approved_count = ${childDays.approvedCount} + 1
  ), day_run as (
    update ${childDays} d set run_start = run.first_day from moved m cross join run
    where d.family_id = m.family_id and d.child_id = m.child_id and d.day > m.date and d.run_start = m.date + 1
  ), xp as (
    insert into ${xpEntries} (family_id, child_id, amount, kind, completion_id, approval_no, created_at)
    select family_id, child_id, xp_earned, 'mission', id, approval_no, ${now} from moved
  ), points as (
    insert into ${rewardTransactions} (family_id, child_id, amount, type, source, description, requires_approval,
      is_approved, approved_at, completion_id, approval_no, created_at)
    select m.family_id, m.child_id, m.points_earned, 'habit_completed', 'habit', h.name, false, true, ${now}, m.id, m.approval_no, ${now}
    from moved m join ${childHabits} h on h.family_id = m.family_id and h.id = m.child_habit_id where m.points_earned > 0
  ), milestones as (
    insert into ${rewardTransactions} (family_id, child_id, amount, type, source, description, requires_approval,
      is_approved, once_key, created_at)
    select run.family_id, run.child_id, s.points, ${at('milestoneType')}::text, s.source, s.description, true, false, s.source, ${now}
    from run join jsonb_to_recordset(${at('milestones')}::text::jsonb) as s(days int, points int, source text, description text)
      on s.days <= greatest(run.longest, run.last_day - run.first_day + 1)
    on conflict do nothing
  ), done as (
    update ${children} c set xp = c.xp + m.xp_earned, total_xp = c.total_xp + m.xp_earned,
      reward_points = c.reward_points + m.points_earned, approved_count = c.approved_count + 1
    from moved m where c.family_id = m.family_id and c.id = m.child_id
    returning c.family_id, c.id as child_id, m.id as completion_id, ${at('summary')}::text as summary
  ), ${telling({
    act: 'mission.approved',
    actorKind: 'parent',
    events: [{ type: 'updated', entity: 'completion', id: 'completion_id' }],
  })}
  select * from moved`);

const readCompletion = tableReader(completions);

/**
 * Approves and pays a pending mission in one statement, which is its own transaction. Everything that is read beside the
 * locked rows is as old as the statement's start; whoever pays a hero or takes back changes their row, so the statement
 * holds only if that row, once locked, is still the one that was seen. Null, and nothing written, when it is another, or
 * when the mission does not wait: the long way decides then.
 */
export async function approveAndPay(db: Executor, approval: Approval): Promise<CompletionRow | null> {
  const { familyId, id, feedback, summary, milestoneType } = approval;
  const [row] = await approving(db, {
    ...{ familyId, id, feedback, summary, milestoneType },
    milestones: JSON.stringify(approval.milestones),
    ...actedBy(approval),
  });
  return row ? readCompletion(row) : null;
}
