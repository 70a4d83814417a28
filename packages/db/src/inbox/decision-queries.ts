import { sql } from 'drizzle-orm';
import { parents } from '../account/tables';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { childHabits } from '../habits/tables';
import { completions } from '../missions/tables';
import { rewardTransactions } from '../points/tables';
import { proposals } from '../proposals/tables';
import { rewardClaims, rewards } from '../rewards/tables';

/** What was decided, by whom and when, of whatever kind. */
export interface DecisionRow {
  id: string;
  kind: 'mission' | 'claim' | 'points' | 'proposal';
  childId: string;
  isApproved: boolean;
  /** A claim that a parent has handed out; the other kinds: false. */
  isGiven: boolean;
  /** The name of the mission or the reward, why there were points, or what was proposed. */
  what: string;
  /** Where points are from; null for all else. */
  source: string | null;
  /** The XP of a mission or of a proposal that was paid, the amount of points; null otherwise. */
  amount: number | null;
  at: Date;
  /** Null where no parent did it. */
  byName: string | null;
  isByTimer: boolean;
  /** Nobody was asked: the mission is trusted. */
  isByTrust: boolean;
  /** What was said with it. */
  words: string | null;
  sticker: string | null;
  hasVoice: boolean;
  canBeUndone: boolean;
}

interface Page {
  familyId: FamilyId;
  /** Inclusive. */
  since: Date;
  /** Exclusive; null: up to the newest. */
  before: Date | null;
  kinds: DecisionRow['kind'][];
  limit: number;
}

/**
 * What parents, the timer and trust decided, the newest first. What was undone is not decided any more, and is left out; a claim
 * that was handed out counts as that. Beyond `limit` it answers what was decided in the same instant as the last one: the
 * next page begins before that instant.
 */
export async function listDecisions(db: Executor, page: Page): Promise<DecisionRow[]> {
  const { familyId, kinds, limit } = page;
  const since = sql`${page.since.toISOString()}::timestamptz`;
  const before = page.before ? sql`${page.before.toISOString()}::timestamptz` : sql`'infinity'::timestamptz`;
  const missions = sql`
    select k.id, 'mission', k.child_id, k.status = 'approved', false, h.name, null, k.xp_earned, k.decided_at, k.decided_by,
      k.auto_approved, k.is_trusted, k.status = 'approved', k.feedback, k.sticker, k.voice_id is not null
    from ${completions} k
    join ${childHabits} h on h.family_id = k.family_id and h.id = k.child_habit_id
    where k.family_id = ${familyId} and k.decided_at >= ${since} and k.decided_at < ${before}
      and k.status in ('approved','rejected')`;
  const claims = sql`
    select c.id, 'claim', c.child_id, c.status <> 'rejected', c.used_by is not null, r.name, null, null::int, t.at,
      coalesce(c.used_by, c.decided_by), false, false,
      case when c.status = 'used' then c.used_by is not null else r.deleted_at is null end, c.message,
      null, false
    from ${rewardClaims} c
    join ${rewards} r on r.family_id = c.family_id and r.id = c.reward_id
    cross join lateral (select case when c.used_by is null then c.decided_at else c.used_at end as at) t
    where c.family_id = ${familyId} and c.decided_at is not null and coalesce(c.used_at, c.decided_at) >= ${since}
      and t.at >= ${since} and t.at < ${before}`;
  const points = sql`
    select t.id, 'points', t.child_id, t.is_approved, false, t.description, t.source, t.amount,
      coalesce(t.approved_at, t.rejected_at), coalesce(t.approved_by, t.rejected_by), false, false, true, t.message,
      null, false
    from ${rewardTransactions} t
    where t.family_id = ${familyId} and (t.approved_by is not null or t.rejected_by is not null)
      and coalesce(t.approved_at, t.rejected_at) >= ${since} and coalesce(t.approved_at, t.rejected_at) < ${before}
      and not exists (select 1 from ${rewardTransactions} u where u.family_id = t.family_id and u.undoes = t.id)`;
  const proposed = sql`
    select p.id, 'proposal', p.child_id, p.status = 'accepted', false, p.title, null, nullif(p.paid_xp, 0), p.decided_at,
      p.decided_by, false, false, true, p.message, null, false
    from ${proposals} p
    where p.family_id = ${familyId} and p.decided_at >= ${since} and p.decided_at < ${before}`;
  const parts = { mission: missions, claim: claims, points, proposal: proposed };
  const decided = sql.join(
    kinds.map((kind) => parts[kind]),
    sql` union all `,
  );
  const rows = await db.execute<{
    id: string;
    kind: DecisionRow['kind'];
    child_id: string;
    is_approved: boolean;
    is_given: boolean;
    what: string;
    source: string | null;
    amount: number | null;
    at_ms: string;
    by_name: string | null;
    is_by_timer: boolean;
    is_by_trust: boolean;
    can_be_undone: boolean;
    words: string | null;
    sticker: string | null;
    has_voice: boolean;
  }>(sql`
    select d.*, extract(epoch from d.at) * 1000 as at_ms, p.first_name as by_name
    from (
      select * from (${decided}) as x(id, kind, child_id, is_approved, is_given, what, source, amount, at, by, is_by_timer, is_by_trust, can_be_undone,
        words, sticker, has_voice)
      order by at desc fetch first (${limit}::int) rows with ties
    ) d
    left join ${parents} p on p.family_id = ${familyId} and p.id = d.by
    order by d.at desc, d.id desc`);
  return rows.map((row) => ({
    ...{ id: row.id, kind: row.kind, childId: row.child_id, what: row.what, source: row.source },
    ...{ isApproved: row.is_approved, isGiven: row.is_given, canBeUndone: row.can_be_undone },
    ...{ at: new Date(Number(row.at_ms)), byName: row.by_name, isByTimer: row.is_by_timer },
    ...{ amount: row.amount, isByTrust: row.is_by_trust },
    ...{ words: row.words, sticker: row.sticker, hasVoice: row.has_voice },
  }));
}
