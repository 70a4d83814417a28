import { TRIAL_DAYS } from '@herohood/domain/subscription/access';
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import type { FamilyRow } from '../family/queries';
import { families } from '../family/tables';
import type { CompletionRow } from './queries';
import { completions } from './tables';

export type DueCompletion = Pick<
  CompletionRow,
  'id' | 'familyId' | 'childId' | 'createdAt' | 'autoApprovesAt'
>;

export interface DueBatch {
  completions: DueCompletion[];
  /** The families of these, by id. */
  families: Map<string, FamilyRow>;
  /** How many were found by their due time: less than `limit` when nothing else is due. */
  found: number;
}

/** Those that wait in the families of a batch come along, up to so many times its size. */
const FAMILY_FACTOR = 10;

const isDue = (now: Date) =>
  and(
    eq(completions.status, 'pending'),
    isNotNull(completions.autoApprovesAt),
    lte(completions.autoApprovesAt, now),
  );

/**
 * Locks due completions of families that have access now, skipping what others hold: any number of workers may call
 * this at once; with `isFree` all families have. The `limit` that are due longest, and with them what else is due in their families: a family's rows,
 * its event stamp above all, are then written once for many missions.
 */
export async function lockDueBatch(
  db: Executor,
  now: Date,
  { limit, isFree }: { limit: number; isFree: boolean },
): Promise<DueBatch> {
  await preferIndexes(db);
  const hasAccess = sql`case ${families.subscriptionStatus}
    when 'trial' then coalesce(${families.trialEndsAt}, ${families.createdAt} + ${TRIAL_DAYS}::int * interval '1 day') > ${now.toISOString()}::timestamptz
    when 'active' then ${families.subscriptionEndDate} > ${now.toISOString()}::timestamptz
    when 'cancelled' then ${families.subscriptionEndDate} > ${now.toISOString()}::timestamptz
    else false end`;
  const oldest = await db
    .select({ familyId: completions.familyId })
    .from(completions)
    .innerJoin(families, eq(families.id, completions.familyId))
    .where(and(isDue(now), eq(families.autoApprovalEnabled, true), isFree ? undefined : hasAccess))
    .orderBy(completions.autoApprovesAt)
    .limit(limit)
    .for('no key update', { of: completions, skipLocked: true });
  const familyIds = [...new Set(oldest.map(({ familyId }) => familyId))].sort();
  if (familyIds.length === 0) return { completions: [], families: new Map(), found: 0 };
  const rows = await lockDueOf(db, familyIds, { now, limit: limit * FAMILY_FACTOR });
  const found = await db.select().from(families).where(inArray(families.id, familyIds));
  return {
    completions: rows,
    families: new Map(found.map((family) => [family.id, family])),
    found: oldest.length,
  };
}

/**
 * For the rest of the transaction: a batch is a few rows of tables that may have millions, but the planner would now and
 * then rather read all of one, which makes the time of a sweep grow with the square of what is due.
 */
async function preferIndexes(db: Executor): Promise<void> {
  await db.execute(sql`select set_config('enable_seqscan', 'off', true), set_config('enable_mergejoin', 'off', true),
    set_config('jit', 'off', true)`);
}

/** Family by family through the index of what waits: the index of due times would be read from its start each time. */
async function lockDueOf(
  db: Executor,
  familyIds: FamilyId[],
  { now, limit }: { now: Date; limit: number },
): Promise<DueCompletion[]> {
  const rows = await db.execute<{
    id: string;
    family_id: FamilyId;
    child_id: string;
    arrived: string;
    due: string;
  }>(sql`
    select k.id, k.family_id, k.child_id, extract(epoch from k.created_at) * 1000 as arrived,
      extract(epoch from k.auto_approves_at) * 1000 as due
    from unnest(${arrayParam(familyIds)}::uuid[]) as f(id)
    cross join lateral (
      select * from ${completions} where family_id = f.id and ${isDue(now)} offset 0 for no key update skip locked
    ) k
    limit ${limit}`);
  return rows.map((row) => ({
    id: row.id,
    familyId: row.family_id,
    childId: row.child_id,
    createdAt: new Date(Number(row.arrived)),
    autoApprovesAt: new Date(Number(row.due)),
  }));
}
