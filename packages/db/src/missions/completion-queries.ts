import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { children } from '../children/tables';
import type { Executor } from '../client';
import type { FamilyRow } from '../family/queries';
import { childHabits, masterHabits } from '../habits/tables';
import { type ActedBy, recordAct } from '../sync/record-act';
import { taps } from '../sync/tables';
import { isTapTaken } from '../sync/tap-queries';
import { tableRow } from '../table-row';
import type { CompletionRow } from './queries';
import { completions } from './tables';

/** A hero's tap on a mission. What it earns stands in the mission; the rest follows from what was read before. */
export interface NewCompletion {
  /** As it was read: its settings must still hold. */
  family: FamilyRow;
  childId: string;
  childHabitId: string;
  date: string;
  slot: number;
  /** Its picture, where there is one. */
  photoId: string | null;
  /** What it is called by the device, where the device has a name for it. */
  tap: { id: string; deed: string } | null;
  /**
   * How it was judged in this transaction, which holds its assignment: it can be done in that slot, and waits for a parent. Null where nothing was
   * judged: then only a mission for every day will do that is neither trusted nor needs a picture, on a day without a spot check.
   */
  judged: { id: string; isAsked: boolean; isSpotCheck: boolean; isBeforePhoto: boolean } | null;
  completedAt: Date;
  /** What the settings say; not kept when a parent has sent the mission back or undone it on that day. */
  autoApprovesAt: Date | null;
  xpPerPoint: number;
  triesPerDay: number;
  /** Waiting work of that day may change what is stored of the streak (rules: streaks). */
  marksStreak: boolean;
  now: Date;
  actor: ActedBy;
}

/** An id before there is a row: what it decides is known when the row is written (rules: trust). */
export async function nextCompletionId(db: Executor): Promise<string> {
  const [row] = await db.execute<{ id: string }>(sql`select time_ordered_id() as id`);
  if (!row) throw new Error('There was no id.');
  return row.id;
}

const { PostgresError } = postgres;

/** What the device called it; a name that is taken fails the statement. */
const tapped = ({ id, deed }: { id: string; deed: string }, now: Date) => sql`tapped as (
    insert into ${taps} (family_id, id, child_id, deed, row_id, created_at)
    select w.family_id, ${id}::uuid, w.child_id, ${deed}, w.id, ${now.toISOString()}::timestamptz from written w
    returning id
  ), `;

/** Once the tap is known, and before the family is locked: heroes come first. */
const marked = (hasTap: boolean) => sql`marked as (
    update ${children} c set streak_from = least(c.streak_from, w.date), streak_no = c.streak_no + 1
    from written w where c.family_id = w.family_id and c.id = w.child_id
    ${hasTap ? sql`and (select count(*) from tapped) > 0` : sql``}
    returning c.id
  ), `;

/** not_null_violation */
const MISSING_STAMP = '23502';

/**
 * Runs a write with `insertPendingCompletion` or `insertTap` in it, from outside of its transaction. Settings of auto-approval that changed meanwhile
 * leave the event without a stamp, and a tap that was answered meanwhile has its name taken: both undo all of it: null.
 */
export async function unlessOvertaken<T>(write: () => Promise<T | null>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (isTapTaken(error)) return null;
    for (let e = error; e instanceof Error; e = e.cause) {
      if (e instanceof PostgresError && e.code === MISSING_STAMP && e.column_name === 'created_at')
        return null;
    }
    throw error;
  }
}

/**
 * Writes a pending completion with its audit entry and sync event, in one statement, which is its own transaction where nothing is
 * judged. Null, and nothing written, when the mission is not that hero's or not active, when its plan or who approves it has to be
 * judged first, when a live completion of the day and slot stands, or when its tries are used up. Fails when the settings of
 * auto-approval have changed or its tap was answered (`unlessOvertaken`): settings are compared under the family's lock, which their change takes
 * too, because that change does not see a row that is not committed yet.
 */
export async function insertPendingCompletion(
  db: Executor,
  completion: NewCompletion,
): Promise<CompletionRow | null> {
  const { family, childId, childHabitId, date, slot, now, actor, judged, tap } = completion;
  const isJudged = sql`${String(judged !== null)}::text::boolean`;
  const autoApprovesAt = completion.autoApprovesAt?.toISOString() ?? null;
  const [written] = await db.execute(sql`
  with mission as materialized (
    select h.family_id, h.name, h.xp_reward,
      case when h.ask_until > ${now.toISOString()}::timestamptz then 'ask' else coalesce(h.own_approval, h.approval) end as policy
    from ${childHabits} h
    join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    where h.family_id = ${family.id}::uuid and h.id = ${childHabitId}::uuid and h.child_id = ${childId}::uuid
      and h.deleted_at is null and h.is_active and m.is_active
      and (${isJudged} or (h.schedule ->> 'kind' = 'daily' and not h.school_days_only and ${slot}::int <= h.times_per_day
        and h.photo <> 'required'))
    for share of h
  ), tries as materialized (
    select count(*)::int as n, count(*) filter (where k.slot = ${slot}::int and k.status in ('pending', 'approved')) as live,
      count(*) filter (where k.status = 'rejected' or k.approval_no > (k.status = 'approved')::int) as decided,
      count(*) filter (where k.is_spot_check) as spot_checks
    from ${completions} k where k.family_id = ${family.id}::uuid and k.child_id = ${childId}::uuid
      and k.date = ${date}::text::date and k.child_habit_id = ${childHabitId}::uuid
  ), way as (
    select case when ${isJudged} then ${String(judged?.isAsked === true)}::text::boolean else policy = 'ask' end as is_asked
    from mission cross join tries where ${isJudged} or (policy <> 'trust' and tries.spot_checks = 0)
  ), written as (
    insert into ${completions} (id, family_id, child_id, child_habit_id, date, slot, completed_at, xp_earned, promised_xp, points_earned,
      is_asked, is_spot_check, is_before_photo, photo_id, auto_approves_at, created_at)
    select coalesce(${judged?.id ?? null}::uuid, time_ordered_id()), mission.family_id, ${childId}::uuid, ${childHabitId}::uuid,
      ${date}::text::date, ${slot}::int, ${completion.completedAt.toISOString()}::timestamptz, xp_reward, xp_reward,
      xp_reward / ${completion.xpPerPoint}::int, is_asked, ${String(judged?.isSpotCheck === true)}::text::boolean,
      ${String(judged?.isBeforePhoto === true)}::text::boolean, ${completion.photoId}::uuid, case when tries.decided = 0 and not is_asked then ${autoApprovesAt}::timestamptz end,
      ${now.toISOString()}::timestamptz
    from mission cross join tries cross join way where tries.live = 0 and tries.n < ${completion.triesPerDay}::int
    on conflict do nothing
    returning *
  ), ${tap ? tapped(tap, now) : sql``}${completion.marksStreak ? marked(tap !== null) : sql``}${recordAct({
    events: sql`
    select family_id, 'created' as type, 'completion' as entity, id as entity_id, child_id, 'child' as audience from written
    ${completion.marksStreak ? sql`where (select count(*) from marked) > 0` : sql``}
    ${tap && !completion.marksStreak ? sql`where (select count(*) from tapped) > 0` : sql``}`,
    audit: {
      now,
      actor,
      entries: sql`
    select w.family_id, 'mission.completed' as act, w.child_id, jsonb_build_object('mission', mission.name) as args
    from written w cross join mission`,
    },
    stamp: sql`case when f.auto_approval_enabled = ${String(family.autoApprovalEnabled)}::text::boolean
      and f.auto_approval_value = ${family.autoApprovalValue}::int and f.auto_approval_unit = ${family.autoApprovalUnit}::text
      and f.auto_approval_for_all = ${String(family.autoApprovalForAll)}::text::boolean
      and f.auto_approval_by_child = ${JSON.stringify(family.autoApprovalByChild)}::text::jsonb
      then f.last_event_at end`,
  })}
  select * from written`);
  return written ? tableRow(completions, written) : null;
}
