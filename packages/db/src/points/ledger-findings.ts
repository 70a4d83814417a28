import { BASE_AVATARS } from '@herohood/domain/children/hero';
import type postgres from 'postgres';
import { findStreakViolations } from '../progress/streak-findings';

const BASE_TYPES = BASE_AVATARS.map(({ avatarType }) => `'${avatarType}'`).join();

/** Each query lists what must not exist; the names say what was broken. */
const VIOLATIONS: Record<string, string> = {
  'xp differs from the sum of its ledger': `
    select c.id, c.xp, coalesce(sum(e.amount), 0) as ledger from children c
    left join xp_entries e on e.family_id = c.family_id and e.child_id = c.id
    group by c.id having c.xp <> coalesce(sum(e.amount), 0)`,
  'totalXp differs from the missions and proposals paid': `
    select c.id, c.total_xp from children c
    left join xp_entries e on e.family_id = c.family_id and e.child_id = c.id and e.kind in ('mission','mission_undo','proposal','proposal_undo')
    group by c.id having c.total_xp <> coalesce(sum(e.amount), 0)`,
  'rewardPoints differ from the approved transactions': `
    select c.id, c.reward_points from children c
    left join reward_transactions t on t.family_id = c.family_id and t.child_id = c.id and t.is_approved
    group by c.id having c.reward_points <> coalesce(sum(t.amount), 0)`,
  'a completion is paid more often than it is approved': `
    select k.id, k.status, sum(e.amount) as paid from completions k
    left join xp_entries e on e.family_id = k.family_id and e.completion_id = k.id and e.kind in ('mission','mission_undo')
    group by k.id having coalesce(sum(e.amount), 0) <> case when k.status = 'approved' then k.xp_earned else 0 end`,
  'one approval was awarded twice': `
    select completion_id, approval_no, kind, count(*) from xp_entries where completion_id is not null
    group by 1, 2, 3 having count(*) > 1`,
  'points of a completion differ from what it earned': `
    select k.id from completions k
    left join reward_transactions t on t.family_id = k.family_id and t.completion_id = k.id
    group by k.id having coalesce(sum(t.amount), 0) <> case when k.status = 'approved' then k.points_earned else 0 end`,
  'a claim holds other than its cost, or a rejected one anything': `
    select k.id, k.status, k.cost, sum(e.amount) as ledger from reward_claims k
    left join xp_entries e on e.family_id = k.family_id and e.child_id = k.child_id and e.claim_id = k.id
      and e.kind in ('claim_hold','claim_refund')
    group by k.id having coalesce(sum(e.amount), 0) <> case when k.status = 'rejected' then 0 else -k.cost end`,
  'XP moved for a claim that does not stand': `
    select e.id, e.kind, e.amount from xp_entries e
    left join reward_claims k on k.family_id = e.family_id and k.child_id = e.child_id and k.id = e.claim_id
    where e.claim_id is not null and k.id is null`,
  'a claim was held or refunded twice': `
    select claim_id, hold_no, kind, count(*) from xp_entries where claim_id is not null group by 1, 2, 3 having count(*) > 1`,
  'points were taken back that do not count, or in another amount': `
    select u.id, u.amount, t.amount as taken from reward_transactions u
    left join reward_transactions t on t.family_id = u.family_id and t.child_id = u.child_id and t.id = u.undoes
    where u.undoes is not null and not coalesce(t.is_approved and u.is_approved and u.amount = -t.amount, false)`,
  'a goal holds other than what was saved there': `
    select g.id, g.saved, -coalesce(sum(e.amount), 0) as ledger from goals g
    left join xp_entries e on e.family_id = g.family_id and e.child_id = g.child_id and e.goal_id = g.id
    group by g.id having g.saved <> -coalesce(sum(e.amount), 0)`,
  'what a hero earned is not what they can spend, have saved and spent': `
    select c.id, c.total_xp, c.xp, g.saved, k.spent from children c
    left join (select family_id, child_id, sum(saved) as saved from goals group by 1, 2) g
      on g.family_id = c.family_id and g.child_id = c.id
    left join (select family_id, child_id, sum(cost) as spent from reward_claims where status <> 'rejected' group by 1, 2) k
      on k.family_id = c.family_id and k.child_id = c.id
    where c.total_xp <> c.xp + coalesce(g.saved, 0) + coalesce(k.spent, 0)`,
  'XP moved for a goal that does not stand': `
    select e.id, e.kind, e.amount from xp_entries e
    left join goals g on g.family_id = e.family_id and g.child_id = e.child_id and g.id = e.goal_id
    where e.goal_id is not null and g.id is null`,
  'what a goal gave to a claim differs from what the claim says': `
    select k.id, k.from_goal, sum(e.amount) as ledger from reward_claims k
    left join xp_entries e on e.family_id = k.family_id and e.claim_id = k.id and e.hold_no = k.hold_no and e.kind = 'unsave'
    group by k.id having k.from_goal <> coalesce(sum(e.amount), 0)`,
  'a proposal was paid other than it says': `
    select p.id, p.status, p.paid_xp, sum(e.amount) as ledger from proposals p
    left join xp_entries e on e.family_id = p.family_id and e.child_id = p.child_id and e.proposal_id = p.id
    group by p.id having p.paid_xp <> coalesce(sum(e.amount), 0)`,
  'points of a proposal differ from what it paid': `
    select p.id from proposals p left join reward_transactions t on t.family_id = p.family_id and t.proposal_id = p.id
    group by p.id having p.paid_points <> coalesce(sum(t.amount), 0)`,
  'two pending claims of one hero and reward': `
    select child_id, reward_id from reward_claims where status = 'pending' group by 1, 2 having count(*) > 1`,
  'a claim waits on a deleted reward': `
    select k.id from reward_claims k join rewards r on r.family_id = k.family_id and r.id = k.reward_id
    where k.status = 'pending' and r.deleted_at is not null`,
  "a claim on another hero's reward": `
    select k.id from reward_claims k join rewards r on r.id = k.reward_id
    where r.family_id <> k.family_id or r.child_id <> k.child_id`,
  'what a hero owns differs from what they bought and their welcome gave': `
    select c.id, owned.items, bought.items from children c
    cross join lateral (select array(
      select 'avatar:' || a from unnest(c.unlocked_avatars) a where a not in (${BASE_TYPES})
      union all select 'gear:' || g from unnest(c.unlocked_gear) g order by 1) as items) owned
    cross join lateral (select array(
      select t.once_key from reward_transactions t
      where t.family_id = c.family_id and t.child_id = c.id and t.is_approved and t.amount < 0
        and t.type in ('avatar_purchase','gear_purchase')
      union all select 'gear:' || c.welcome_gear where c.welcome_gear is not null order by 1) as items) bought
    where owned.items is distinct from bought.items`,
  'a hero wears what they do not own, or two pieces of one type': `
    select c.id, c.equipped_gear from children c where not c.equipped_gear <@ c.unlocked_gear
      or cardinality(c.equipped_gear) <> (select count(distinct g.gear_type) from gear_items g where g.id = any(c.equipped_gear))`,
  'two live completions of one habit, day and slot': `
    select child_habit_id, date, slot from completions where status in ('pending','approved') group by 1, 2, 3 having count(*) > 1`,
  'approvedCount differs from the approved completions': `
    select c.id from children c left join completions k on k.child_id = c.id and k.status = 'approved'
    group by c.id having c.approved_count <> count(k.id)`,
  'day counts differ from the approved completions': `
    select * from (select child_id, date as day, count(*)::int as n from completions where status = 'approved' group by 1, 2) k
    full join (select child_id, day, approved_count as n from child_days) d using (child_id, day)
    where k.n is distinct from d.n`,
  'cheersSent is below the cheers that stand': `
    select c.id from children c join cheers k on k.family_id = c.family_id and k.child_id = c.id
    group by c.id having count(*) > c.cheers_sent`,
  "a habit's count differs from its approved completions": `
    select * from (select child_id, child_habit_id, count(*)::int as n from completions where status = 'approved' group by 1, 2) k
    full join (select child_id, child_habit_id, approved_count as n from habit_counts where approved_count > 0) h
      using (child_id, child_habit_id)
    where k.n is distinct from h.n`,
  "what is counted of a hero's game differs from its plays": `
    select * from (
      select child_id, game_id, max(score) as best, count(*)::int as plays, count(*) filter (where score = 100)::int as full_scores
      from game_plays where score > 0 and seconds_played >= 15 group by 1, 2
    ) p full join (
      select child_id, game_id, best_score as best, plays, full_scores from hero_games where plays > 0
    ) g using (child_id, game_id)
    where (p.best, p.plays, p.full_scores) is distinct from (g.best, g.plays, g.full_scores)`,
};

export interface LedgerFinding {
  /** What is broken, in words. */
  rule: string;
  /** Ids and amounts of what breaks it, without names of people. */
  rows: Record<string, unknown>[];
}

/**
 * Looks through all families for what no act may leave behind: balances that differ from their ledgers, work that was
 * paid twice, streaks that are not true. All queries see one moment, so a running server raises no false alarm.
 *
 * @param onRule hears how many rules are looked through
 * @returns nothing when all is sound
 */
export async function findLedgerViolations(
  sql: postgres.Sql,
  onRule: (done: number, of: number) => void = () => {},
): Promise<LedgerFinding[]> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    // It reads everything there is: the limit for a server's own statements is not meant for it.
    await tx`set local statement_timeout = 0`;
    const findings: LedgerFinding[] = [];
    const rules = Object.entries(VIOLATIONS);
    for (const [done, [rule, query]] of rules.entries()) {
      onRule(done, rules.length + 1);
      const rows = await tx.unsafe(query);
      if (rows.length > 0) findings.push({ rule, rows: [...rows] });
    }
    findings.push(...(await findStreakViolations(tx)));
    onRule(rules.length + 1, rules.length + 1);
    return findings;
  });
}
