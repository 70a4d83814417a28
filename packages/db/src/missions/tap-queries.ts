import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import type { FamilyRow } from '../family/queries';
import { childHabits, masterHabits } from '../habits/tables';
import { tableReader } from '../row-reader';
import { type ActedBy, actedBy, telling } from '../sync/act-queries';
import type { CompletionRow } from './queries';
import { completions } from './tables';

/** A first tap of the day. What it earns stands in the mission; the rest follows from what was read before. */
export interface FirstTap extends ActedBy {
  family: FamilyRow;
  childId: string;
  childHabitId: string;
  date: string;
  completedAt: Date;
  autoApprovesAt: Date | null;
  xpPerPoint: number;
}

const { PostgresError } = postgres;
/** not_null_violation */
const MISSING_STAMP = '23502';

const at = sql.placeholder;
const completedAt = sql`${at('completedAt')}::timestamptz`;
const autoApprovesAt = sql`${at('autoApprovesAt')}::timestamptz`;

const writeFirstTap = compiledSql<Record<string, unknown>, Record<string, unknown>>(sql`
  with mission as materialized (
    select h.family_id, h.name, h.xp_reward from ${childHabits} h
    join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    where h.family_id = ${at('familyId')}::uuid and h.id = ${at('childHabitId')}::uuid and h.child_id = ${at('childId')}::uuid
      and h.deleted_at is null and h.is_active and m.is_active
    for share of h
  ), written as (
    insert into ${completions} (family_id, child_id, child_habit_id, date, completed_at, xp_earned, points_earned,
      auto_approves_at, created_at)
    select family_id, ${at('childId')}::uuid, ${at('childHabitId')}::uuid, ${at('date')}::text::date, ${completedAt},
      xp_reward, xp_reward / ${at('xpPerPoint')}::int, ${autoApprovesAt}, ${at('now')}::timestamptz
    from mission
    on conflict do nothing
    returning *
  ), done as (
    select w.family_id, w.child_id, w.id as completion_id, ${at('actorName')}::text || ' did ' || mission.name as summary
    from written w cross join mission
  ), ${telling({
    act: 'mission.completed',
    actorKind: 'child',
    events: [{ type: 'created', entity: 'completion', id: 'completion_id' }],
    stamp: sql`case when f.auto_approval_enabled = ${at('enabled')}::text::boolean
      and f.auto_approval_value = ${at('value')}::int and f.auto_approval_unit = ${at('unit')}::text
      and f.auto_approval_for_all = ${at('forAll')}::text::boolean and f.auto_approval_by_child = ${at('byChild')}::text::jsonb
      then f.last_event_at end`,
  })}
  select * from written`);

const readCompletion = tableReader(completions);

/**
 * A first tap in one statement, which is its own transaction: the completion, its audit entry and its sync event, stamped
 * under the family's lock, which is taken last as everywhere. Null, and nothing written, when the mission is not theirs or not
 * active, when a live completion stands, or when the settings of auto-approval have changed. The long way decides then.
 */
export async function insertFirstTap(db: Executor, tap: FirstTap): Promise<CompletionRow | null> {
  const { family, childId, childHabitId, date, xpPerPoint } = tap;
  const write = writeFirstTap(db, {
    familyId: family.id,
    enabled: String(family.autoApprovalEnabled),
    value: family.autoApprovalValue,
    unit: family.autoApprovalUnit,
    forAll: String(family.autoApprovalForAll),
    byChild: JSON.stringify(family.autoApprovalByChild),
    ...{ childId, childHabitId, date, xpPerPoint },
    completedAt: tap.completedAt.toISOString(),
    autoApprovesAt: tap.autoApprovesAt?.toISOString() ?? null,
    ...actedBy(tap),
  });
  const [written] = await write.catch((error: unknown) => {
    // Settings that changed meanwhile leave the event without a stamp, and so undo all of it.
    if (error instanceof Error && error.cause instanceof PostgresError && error.cause.code === MISSING_STAMP)
      return [];
    throw error;
  });
  return written ? readCompletion(written) : null;
}
