import type postgres from 'postgres';
import { expect } from 'vitest';

/** Each query lists what must not exist; the names say what was broken. */
const VIOLATIONS: Record<string, string> = {
  'xp differs from the sum of its ledger': `
    select c.id, c.xp, coalesce(sum(e.amount), 0) as ledger from children c
    left join xp_entries e on e.family_id = c.family_id and e.child_id = c.id
    group by c.id having c.xp <> coalesce(sum(e.amount), 0)`,
  'totalXp differs from the missions paid': `
    select c.id, c.total_xp from children c
    left join xp_entries e on e.family_id = c.family_id and e.child_id = c.id and e.kind in ('mission','mission_undo')
    group by c.id having c.total_xp <> coalesce(sum(e.amount), 0)`,
  'rewardPoints differ from the approved transactions': `
    select c.id, c.reward_points from children c
    left join reward_transactions t on t.family_id = c.family_id and t.child_id = c.id and t.is_approved
    group by c.id having c.reward_points <> coalesce(sum(t.amount), 0)`,
  'a completion is paid more often than it is approved': `
    select k.id, k.status, sum(e.amount) as paid from completions k
    left join xp_entries e on e.family_id = k.family_id and e.completion_id = k.id
    group by k.id having coalesce(sum(e.amount), 0) <> case when k.status = 'approved' then k.xp_earned else 0 end`,
  'one approval was awarded twice': `
    select completion_id, approval_no, kind, count(*) from xp_entries where completion_id is not null
    group by 1, 2, 3 having count(*) > 1`,
  'points of a completion differ from what it earned': `
    select k.id from completions k
    left join reward_transactions t on t.family_id = k.family_id and t.completion_id = k.id
    group by k.id having coalesce(sum(t.amount), 0) <> case when k.status = 'approved' then k.points_earned else 0 end`,
  'two live completions of one habit and day': `
    select child_habit_id, date from completions where status in ('pending','approved') group by 1, 2 having count(*) > 1`,
  'approvedCount differs from the approved completions': `
    select c.id from children c left join completions k on k.child_id = c.id and k.status = 'approved'
    group by c.id having c.approved_count <> count(k.id)`,
  'day counts differ from the approved completions': `
    select * from (select child_id, date as day, count(*)::int as n from completions where status = 'approved' group by 1, 2) k
    full join (select child_id, day, approved_count as n from child_days) d using (child_id, day)
    where k.n is distinct from d.n`,
  'a run does not begin where its days do': `
    select d.child_id, d.day from child_days d
    join (select child_id, day, day - (row_number() over (partition by child_id order by day))::int as island from child_days) i
      using (child_id, day)
    join (select child_id, island, min(day) as start from (select child_id, day,
      day - (row_number() over (partition by child_id order by day))::int as island from child_days) x group by 1, 2) s
      on s.child_id = i.child_id and s.island = i.island
    where d.run_start <> s.start`,
};

/** After any act of any actor: ledgers sum to the balances, nothing was paid twice, stored streaks are true. */
export async function expectSoundLedgers(sql: postgres.Sql): Promise<void> {
  for (const [rule, query] of Object.entries(VIOLATIONS)) {
    const rows = await sql.unsafe(query);
    expect([...rows], rule).toEqual([]);
  }
}
