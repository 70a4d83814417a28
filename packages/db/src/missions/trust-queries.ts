import type { ApprovalPolicy } from '@herohood/domain/habits/policy';
import type { OwnPolicy } from '@herohood/domain/missions/policy';
import { sql } from 'drizzle-orm';
import type { Executor } from '../client';
import type { FamilyId } from '../family/family-id';
import { childHabits, masterHabits } from '../habits/tables';
import { completions } from './tables';

/** An assignment whose last decisions were all a parent's plain yes. */
interface TrustCandidate extends OwnPolicy {
  habitId: string;
  childId: string;
  name: string;
  icon: string;
  approvals: number;
}

/**
 * The active assignments of which a parent approved the last `approvals` missions that a hero did, each at the first look and at least in
 * full: what was sent back, undone, paid in part, or approved by the timer or by trust is none of it. What a parent marked done
 * themselves says nothing. The one that was decided last comes first.
 */
export async function listTrustCandidates(
  db: Executor,
  { familyId, since, approvals }: { familyId: FamilyId; since: string; approvals: number },
): Promise<TrustCandidate[]> {
  const rows = await db.execute<{
    id: string;
    child_id: string;
    name: string;
    icon: string;
    approval: ApprovalPolicy;
    own_approval: ApprovalPolicy | null;
    ask_until_ms: string | null;
  }>(sql`
    select h.id, h.child_id, h.name, h.icon, h.approval, h.own_approval,
      extract(epoch from h.ask_until) * 1000 as ask_until_ms
    from ${childHabits} h join ${masterHabits} m on m.family_id = h.family_id and m.id = h.master_habit_id
    cross join lateral (
      select max(decided_at) as at, count(*) as decisions, bool_and(is_clean) as are_clean
      from (
        select k.decided_at, k.status = 'approved' and k.approval_no = 1 and not k.auto_approved and not k.is_trusted
          and k.xp_earned >= k.promised_xp as is_clean
        from ${completions} k
        where k.family_id = h.family_id and k.child_habit_id = h.id and k.date >= ${since}::text::date
          and not k.is_done_by_parent and (k.status in ('approved','rejected') or k.approval_no > 0)
        order by k.date desc, k.created_at desc, k.id desc limit ${approvals}::int
      ) decided
    ) last
    where h.family_id = ${familyId}::uuid and h.deleted_at is null and h.is_active and m.is_active
      and last.decisions = ${approvals}::int and last.are_clean
    order by last.at desc, h.id`);
  return rows.map((row) => ({
    ...{ habitId: row.id, childId: row.child_id, name: row.name, icon: row.icon, approvals },
    ...{ approval: row.approval, ownApproval: row.own_approval },
    askUntil: row.ask_until_ms === null ? null : new Date(Number(row.ask_until_ms)),
  }));
}
