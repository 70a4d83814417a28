import type { Audited } from '@herohood/domain/family/audit';
import { PERCENT } from '@herohood/domain/missions/amount';
import { XP_PER_POINT } from '@herohood/domain/points/payout';
import { KEPT_AFTER_DAYS } from '@herohood/domain/progress/habit-streak';
import { addDays } from '@herohood/domain/time/family-day';
import { bringsFind } from '@herohood/domain/world/find';
import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { heroStreakRules } from '../days/tables';
import { childHabits } from '../habits/tables';
import type { CompletionRow } from '../missions/queries';
import { completions } from '../missions/tables';
import { childDays, habitCounts } from '../progress/tables';
import { type ActedBy, recordAct } from '../sync/record-act';
import { rewardTransactions, xpEntries } from './tables';

/** A yes to missions, by a parent or by the timer. */
export interface Approval {
  /** Up to 1,000 completions, of one family or many. */
  completions: Pick<CompletionRow, 'familyId' | 'id'>[];
  now: Date;
  /** The parent; null for the timer. */
  decidedBy: string | null;
  /** What is said with it, by whom; null for nothing (rules: praise). */
  praise: { words: string | null; sticker: string | null; voiceId: string | null; by: string } | null;
  /** So much of the promise is paid (rules: amounts). */
  percent?: number;
  /** Nobody was asked: the habit is trusted (rules: trust). */
  isTrusted?: true;
  /** By the timer's conditions: only what is due `now` is approved, and the family's count of it grows. */
  isAuto: boolean;
  /** How it is told to the devices and written into the audit list. */
  event: 'created' | 'updated';
  actor: ActedBy;
  audited: Audited;
}

/** An approved mission. `isStreakMarked`: its hero's streak has to be counted anew, after the commit (rules: streaks). */
type PaidMission = CompletionRow & { isStreakMarked: boolean };

/**
 * Approves and pays those of the named completions that wait: each moves from pending to approved, and with it go both
 * ledgers, the hero's balances, the counts of their days and habits, audit entries and sync events. The only statement that
 * pays missions, alone as its own transaction or in a larger one, of which it is the last. Completions are locked first, then
 * heroes, then families, each in the order of their ids, so whoever comes second finds nothing left to pay. The streak is only
 * marked, where the first approval of a day, or any one of a hero whose days once needed all, can have changed it, or any one of a
 * day so long ago that a habit's own streak may be kept from after it.
 * `save_by_itself` puts part of what is paid into the hero's oldest open goal that saves, as domain's `autoSaved` has it, a payment at a time (rules: goals).
 * The ledger's lines of what is paid come before those of what is saved of it: read from above, nothing is taken that was not there.
 * `next_finds` gives numbers to the finds that some of them bring. A count of a step's rows waits for the whole step.
 *
 * @returns what was approved by this call
 */
export async function payMissions(db: Executor, approval: Approval): Promise<PaidMission[]> {
  const { decidedBy, praise, isAuto, event, actor, audited, percent = PERCENT.whole } = approval;
  if (approval.completions.length === 0) return [];
  const families = arrayParam(approval.completions.map(({ familyId }) => familyId));
  const ids = arrayParam(approval.completions.map(({ id }) => id));
  const brings = arrayParam(approval.completions.map(({ id }) => String(bringsFind(id))));
  const now = sql`${approval.now.toISOString()}::timestamptz`;
  // A family's day may be one ahead.
  const lastKept = addDays(approval.now.toISOString().slice(0, 10), 1 - KEPT_AFTER_DAYS);
  const rows = await db.execute(sql`
  with mission as materialized (
    select k.family_id, k.id, k.child_id, k.promised_xp, w.brings
    from unnest(${families}::uuid[], ${ids}::uuid[], ${brings}::boolean[]) as w(family_id, id, brings)
    join ${completions} k on k.family_id = w.family_id and k.id = w.id
    where k.status = 'pending' and (not ${String(isAuto)}::text::boolean or k.auto_approves_at <= ${now})
    order by k.id for no key update of k
  ), hero as materialized (
    select c.family_id, c.id from ${children} c
    join (select distinct family_id, child_id from mission) m on m.family_id = c.family_id and m.child_id = c.id
    order by c.id for no key update of c
  ), find as materialized (
    select f.* from (
      select array_agg(m.family_id) as families, array_agg(m.child_id) as heroes, array_agg(m.id) as ids
      from mission m where m.brings and (select count(*) from hero) > 0
    ) a cross join lateral next_finds(a.families, a.heroes, a.ids) f where a.ids is not null
  ), moved as (
    update ${completions} k set status = 'approved', xp_earned = w.xp, points_earned = w.xp / ${XP_PER_POINT}::int,
      is_trusted = ${String(approval.isTrusted === true)}::text::boolean, feedback = ${praise?.words ?? null}::text,
      sticker = ${praise?.sticker ?? null}::text, voice_id = ${praise?.voiceId ?? null}::uuid,
      praised_by = ${praise?.by ?? null}::text,
      auto_approved = ${String(isAuto)}::text::boolean, auto_approves_at = null, decided_at = ${now},
      decided_by = ${decidedBy}::uuid, approval_no = k.approval_no + 1, find_no = find.find_no
    from mission m cross join lateral (
      select (m.promised_xp * ${percent}::int + ${PERCENT.whole / 2}::int) / ${PERCENT.whole}::int as xp
    ) w left join find on find.family_id = m.family_id and find.completion_id = m.id
    where k.family_id = m.family_id and k.id = m.id and (select count(*) from hero) > 0
    returning k.*
  ), day as (
    select family_id, child_id, date as day, count(*)::int as n from moved group by 1, 2, 3
  ), counted as (
    insert into ${childDays} (family_id, child_id, day, approved_count) select family_id, child_id, day, n from day
    on conflict (family_id, child_id, day) do update
      set approved_count = ${childDays.approvedCount} + excluded.approved_count
    returning family_id, child_id, day, approved_count
  ), marked as (
    select c.family_id, c.child_id, min(c.day) as from_day
    from counted c join day d on d.family_id = c.family_id and d.child_id = c.child_id and d.day = c.day
    where c.approved_count = d.n or c.day <= ${lastKept}::text::date or exists (select 1 from ${heroStreakRules} r
      where r.family_id = c.family_id and r.child_id = c.child_id and r.rule = 'all')
    group by 1, 2
  ), habit as (
    insert into ${habitCounts} (family_id, child_id, child_habit_id, approved_count)
    select family_id, child_id, child_habit_id, count(*)::int from moved group by 1, 2, 3
    on conflict (family_id, child_id, child_habit_id) do update
      set approved_count = ${habitCounts.approvedCount} + excluded.approved_count
  ), points as (
    insert into ${rewardTransactions} (family_id, child_id, amount, type, source, description, requires_approval,
      is_approved, approved_at, completion_id, approval_no, created_at)
    select m.family_id, m.child_id, m.points_earned, 'habit_completed', 'habit', h.name, false, true, ${now}, m.id,
      m.approval_no, ${now}
    from moved m join ${childHabits} h on h.family_id = m.family_id and h.id = m.child_habit_id
    where m.points_earned > 0
  ), saving as materialized (
    select s.* from (
      select array_agg(m.family_id) as families, array_agg(m.child_id) as heroes, array_agg(m.xp_earned) as amounts
      from moved m
    ) a cross join lateral save_by_itself(a.families, a.heroes, a.amounts, ${now}) s where a.families is not null
  ), xp as (
    insert into ${xpEntries} (family_id, child_id, amount, kind, completion_id, approval_no, goal_id, created_at)
    select family_id, child_id, xp_earned, 'mission', id, approval_no, null::uuid, ${now} from moved where xp_earned > 0
    union all select family_id, child_id, -amount, 'save', null::uuid, null::int, goal_id, ${now} from saving
  ), balance as (
    update ${children} c set xp = c.xp + t.xp - coalesce(p.amount, 0), total_xp = c.total_xp + t.xp, reward_points = c.reward_points + t.points,
      approved_count = c.approved_count + t.n, streak_from = least(c.streak_from, s.from_day),
      streak_no = c.streak_no + (s.from_day is not null)::int
    from (
      select family_id, child_id, sum(xp_earned)::int as xp, sum(points_earned)::int as points, count(*)::int as n
      from moved group by 1, 2
    ) t left join marked s on s.family_id = t.family_id and s.child_id = t.child_id
    left join saving p on p.family_id = t.family_id and p.child_id = t.child_id
    where c.family_id = t.family_id and c.id = t.child_id
  ), ${recordAct({
    events: sql`
    select family_id, ${event}::text as type, 'completion' as entity, id as entity_id, child_id, 'child' as audience
    from moved`,
    audit: {
      now: approval.now,
      actor,
      entries: sql`
    select family_id, ${audited.act}::text as act, child_id, ${JSON.stringify(audited.args ?? {})}::text::jsonb as args from moved`,
    },
    also: isAuto ? sql`, auto_approved_count = f.auto_approved_count + t.events` : sql``,
  })}
  select m.*, s.from_day is not null as is_streak_marked
  from moved m left join marked s on s.family_id = m.family_id and s.child_id = m.child_id`);
  return rows.map((row) => ({
    ...tableRow(completions, row),
    isStreakMarked: row.is_streak_marked === true,
  }));
}

/** The table's object for a whole row of it, as a statement in SQL answers with it (`select k.*`). */
function tableRow<Table extends PgTable>(
  table: Table,
  answer: Record<string, unknown>,
): Table['$inferSelect'] {
  const row: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const value = answer[toSnakeCase(column.name)] ?? null;
    row[name] = value === null ? null : column.mapFromDriverValue(value);
  }
  return row as Table['$inferSelect'];
}
