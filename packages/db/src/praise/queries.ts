import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { completions } from '../missions/tables';
import { rewardTransactions } from '../points/tables';

/** What was said to a hero with a yes. */
export interface PraiseRow {
  /** Null for the words of a bonus. */
  completionId: string | null;
  sticker: string | null;
  message: string | null;
  voiceId: string | null;
  from: string;
  at: Date;
}

interface Page {
  familyId: FamilyId;
  childId: string;
  /** Exclusive; null: up to the newest. */
  before: Date | null;
  limit: number;
}

/**
 * The praise of approvals that stand, and the words of bonuses that stand, the newest first. Beyond `limit` it answers
 * what was said in the same instant as the last one: the next page begins before that instant.
 */
export async function listPraise(db: Executor, page: Page): Promise<PraiseRow[]> {
  const { familyId, childId, limit } = page;
  const before = page.before ? sql`${page.before.toISOString()}::timestamptz` : sql`'infinity'::timestamptz`;
  const rows = await db.execute<{
    completion_id: string | null;
    sticker: string | null;
    message: string | null;
    voice_id: string | null;
    praised_by: string;
    at_ms: string;
  }>(sql`
    select p.*, extract(epoch from p.at) * 1000 as at_ms from (
      select * from (
        select k.id, k.id, k.sticker, k.feedback, k.voice_id, k.praised_by, k.decided_at from ${completions} k
        where k.family_id = ${familyId} and k.child_id = ${childId} and k.praised_by is not null
          and k.decided_at < ${before}
        union all
        select t.id, null, null, t.message, null, t.praised_by, coalesce(t.approved_at, t.created_at)
        from ${rewardTransactions} t
        where t.family_id = ${familyId} and t.child_id = ${childId} and t.praised_by is not null and t.is_approved
          and coalesce(t.approved_at, t.created_at) < ${before} and not exists (
            select 1 from ${rewardTransactions} u where u.family_id = t.family_id and u.undoes = t.id)
      ) as x(id, completion_id, sticker, message, voice_id, praised_by, at)
      order by at desc fetch first (${limit}::int) rows with ties
    ) p
    order by p.at desc, p.id desc`);
  return rows.map((row) => ({
    ...{ completionId: row.completion_id, sticker: row.sticker, message: row.message, voiceId: row.voice_id },
    ...{ from: row.praised_by, at: new Date(Number(row.at_ms)) },
  }));
}

/**
 * Lets go of the family's voice notes beyond the newest `kept`: their stickers and lines stay, and what was a voice
 * alone is gone.
 */
export async function dropOldVoices(db: Executor, familyId: FamilyId, kept: number): Promise<void> {
  await db.execute(sql`
    update ${completions} k set voice_id = null,
      praised_by = case when k.sticker is null and k.feedback is null then null else k.praised_by end
    from (
      select o.id from ${completions} o where o.family_id = ${familyId} and o.voice_id is not null
      order by o.decided_at desc, o.id desc offset ${kept}::int
    ) old
    where k.family_id = ${familyId} and k.id = old.id`);
}
