import { and, eq, isNull, sql } from 'drizzle-orm';
import postgres from 'postgres';
import type { Executor } from '../client';
import { compiled, compiledSql } from '../compiled';
import type { FamilyRow } from '../family/queries';
import { auditEntries, families } from '../family/tables';
import { childHabits, masterHabits } from '../habits/tables';
import { syncEvents } from '../sync/tables';
import type { CompletionRow } from './queries';
import { completions } from './tables';

/** What a first tap of the day writes, decided from what was read before. */
export interface FirstTap {
  family: FamilyRow;
  childId: string;
  childHabitId: string;
  date: string;
  completedAt: Date;
  xpReward: number;
  xpEarned: number;
  pointsEarned: number;
  autoApprovesAt: Date | null;
  now: Date;
  actorName: string;
  summary: string;
}

const missionOfHero = compiled((db) =>
  db
    .select({
      name: childHabits.name,
      xpReward: childHabits.xpReward,
      isActive: childHabits.isActive,
      isMasterActive: masterHabits.isActive,
    })
    .from(childHabits)
    .innerJoin(
      masterHabits,
      and(eq(masterHabits.familyId, childHabits.familyId), eq(masterHabits.id, childHabits.masterHabitId)),
    )
    .where(
      and(
        eq(childHabits.familyId, sql.placeholder('familyId')),
        eq(childHabits.id, sql.placeholder('id')),
        eq(childHabits.childId, sql.placeholder('childId')),
        isNull(childHabits.deletedAt),
      ),
    ),
);

/** A hero's own mission as a tap needs it, not locked: `insertFirstTap` looks again. Null: not his, or unknown. */
export async function findTappedMission(
  db: Executor,
  who: { familyId: string; childId: string; id: string },
) {
  const [row] = await missionOfHero(db, who);
  return row ?? null;
}

const { PostgresError } = postgres;
/** not_null_violation */
const MISSING_STAMP = '23502';

const at = (name: string) => sql.placeholder(name);

const writeFirstTap = compiledSql<Record<string, unknown>, { id: string }>(sql`
  with mission as materialized (
    select h.family_id from ${childHabits} h
    join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    where h.family_id = ${at('familyId')}::uuid and h.id = ${at('childHabitId')}::uuid and h.child_id = ${at('childId')}::uuid
      and h.deleted_at is null and h.is_active and m.is_active and h.xp_reward = ${at('xpReward')}::int
    for share of h
  ), written as (
    insert into ${completions} (family_id, child_id, child_habit_id, date, completed_at, xp_earned, points_earned,
      auto_approves_at, created_at)
    select family_id, ${at('childId')}::uuid, ${at('childHabitId')}::uuid, ${at('date')}::text::date, ${at('completedAt')}::timestamptz,
      ${at('xpEarned')}::int, ${at('pointsEarned')}::int, ${at('autoApprovesAt')}::timestamptz, ${at('now')}::timestamptz
    from mission
    on conflict do nothing
    returning id, family_id, child_id
  ), family as (
    update ${families} f set last_event_at = greatest(clock_timestamp(), f.last_event_at + interval '1 microsecond')
    from written where f.id = written.family_id
    returning f.id, case when f.auto_approval_enabled = ${at('enabled')}::text::boolean
      and f.auto_approval_value = ${at('value')}::int and f.auto_approval_unit = ${at('unit')}::text
      and f.auto_approval_for_all = ${at('forAll')}::text::boolean and f.auto_approval_by_child = ${at('byChild')}::text::jsonb
      then f.last_event_at end as stamp
  ), noted as (
    insert into ${auditEntries} (family_id, at, actor_kind, actor_id, actor_name, act, child_id, summary)
    select family_id, ${at('now')}::timestamptz, 'child', child_id, ${at('actorName')}::text, 'mission.completed', child_id,
      ${at('summary')}::text from written
  ), told as (
    insert into ${syncEvents} (family_id, type, entity, entity_id, child_id, audience, created_at)
    select w.family_id, 'created', 'completion', w.id, w.child_id, 'child', f.stamp from written w cross join family f
  )
  select id from written`);

/**
 * A first tap in one statement, which is its own transaction: the completion, its audit entry and its sync event, stamped
 * under the family's lock, which is taken last as everywhere. Null, and nothing written, when something is not as it was
 * read: the mission or the settings of auto-approval have changed, or a live completion stands. The long way decides then.
 */
export async function insertFirstTap(db: Executor, tap: FirstTap): Promise<CompletionRow | null> {
  const { family, childId, childHabitId, date, completedAt, xpEarned, pointsEarned, autoApprovesAt } = tap;
  const write = writeFirstTap(db, {
    familyId: family.id,
    enabled: String(family.autoApprovalEnabled),
    value: family.autoApprovalValue,
    unit: family.autoApprovalUnit,
    forAll: String(family.autoApprovalForAll),
    byChild: JSON.stringify(family.autoApprovalByChild),
    ...{ childId, childHabitId, date, xpEarned, pointsEarned, xpReward: tap.xpReward },
    completedAt: completedAt.toISOString(),
    autoApprovesAt: autoApprovesAt?.toISOString() ?? null,
    now: tap.now.toISOString(),
    actorName: tap.actorName,
    summary: tap.summary,
  });
  const [written] = await write.catch((error: unknown) => {
    // Settings that changed meanwhile leave the event without a stamp, and so undo all of it.
    if (error instanceof Error && error.cause instanceof PostgresError && error.cause.code === MISSING_STAMP)
      return [];
    throw error;
  });
  if (!written) return null;
  return {
    ...{
      id: written.id,
      familyId: family.id,
      childId,
      childHabitId,
      date,
      completedAt,
      xpEarned,
      pointsEarned,
    },
    ...{ status: 'pending', feedback: null, autoApproved: false, autoApprovesAt, approvalNo: 0 },
    ...{ decidedAt: null, decidedBy: null, isDoneByParent: false, runStart: null, createdAt: tap.now },
  };
}
