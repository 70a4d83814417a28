import type { DatabaseHandle } from '../../../packages/db/src/client';
import { findLedgerViolations } from '../../../packages/db/src/points/ledger-findings';
import type { FactKind } from './acts';
import type { Tally } from './load';

type Sql = DatabaseHandle['sql'];

/** For each kind a query of the keys, out of those asked for ($1), for which it is so. */
const HOLDS: Record<FactKind, string> = {
  completed: `select id::text as key from completions where id = any($1::uuid[])`,
  approved: `select completion_id::text as key from xp_entries where kind = 'mission' and completion_id = any($1::uuid[])`,
  rejected: `select id::text as key from completions where status = 'rejected' and id = any($1::uuid[])`,
  undone: `select completion_id::text as key from xp_entries where kind = 'mission_undo' and completion_id = any($1::uuid[])`,
  withdrawn: `select id::text as key from completions where status = 'withdrawn' and id = any($1::uuid[])`,
  given: `select id::text as key from reward_transactions where is_approved and id = any($1::uuid[])`,
  bought: `select child_id::text || ' ' || once_key as key from reward_transactions
    where amount < 0 and child_id::text || ' ' || once_key = any($1::text[])`,
  claimed: `select id::text as key from reward_claims where id = any($1::uuid[])`,
  'claim approved': `select id::text as key from reward_claims where status in ('approved','used') and id = any($1::uuid[])`,
  'claim rejected': `select id::text as key from reward_claims where status = 'rejected' and id = any($1::uuid[])`,
  'claim used': `select id::text as key from reward_claims where status = 'used' and id = any($1::uuid[])`,
};

/** What each acknowledgement makes anew: never twice the same, and as many rows as acknowledgements. */
const MADE: Partial<Record<FactKind, string>> = {
  completed: `select count(*)::int as n from completions`,
  given: `select count(*)::int as n from reward_transactions where type = 'bonus_earned'`,
  bought: `select count(*)::int as n from reward_transactions where amount < 0 and once_key is not null`,
  claimed: `select count(*)::int as n from reward_claims`,
};

/** News of what was made: an acknowledged write that no device would ever hear of is half lost. */
const TOLD: FactKind[] = ['completed', 'given', 'claimed'];

/** Counted one by one, apart from all sums: each approval is one award, each taken back is one counter-entry. */
const AWARDS: Record<string, string> = {
  'awards of a completion are not as many as its approvals': `
    select k.id, k.approval_no, count(e.id) as awards from completions k
    left join xp_entries e on e.family_id = k.family_id and e.completion_id = k.id and e.kind = 'mission'
    group by k.id having count(e.id) <> k.approval_no`,
  'points of a completion were not paid once for each approval': `
    select k.id, k.approval_no, count(t.id) as paid from completions k
    left join reward_transactions t on t.family_id = k.family_id and t.completion_id = k.id and t.amount > 0
    where k.points_earned > 0 group by k.id having count(t.id) <> k.approval_no`,
  'approvals taken back are not as many as those that ended': `
    select k.id, k.approval_no, count(e.id) as undone from completions k
    left join xp_entries e on e.family_id = k.family_id and e.completion_id = k.id and e.kind = 'mission_undo'
    group by k.id having count(e.id) <> k.approval_no - (case when k.status = 'approved' then 1 else 0 end)`,
  'an award is another amount than the completion earned': `
    select e.id from xp_entries e join completions k on k.family_id = e.family_id and k.id = e.completion_id
    where abs(e.amount) <> k.xp_earned`,
  'the list of acts knows other approvals than the ledger': `
    select a.n as acts, e.n as awards from (select count(*) as n from audit_entries
      where act in ('mission.approved','mission.auto_approved','mission.done_by_parent')) a,
      (select count(*) as n from xp_entries where kind = 'mission') e where a.n <> e.n`,
  'a tap whose row is not there': `
    select t.id from taps t left join completions k on k.id = t.row_id and k.child_id = t.child_id
      left join reward_claims c on c.id = t.row_id and c.child_id = t.child_id where k.id is null and c.id is null`,
  'more was spent than was there': `
    select child_id, id, rest from (select child_id, id,
      sum(amount) over (partition by child_id order by id) as rest from xp_entries) x where rest < 0`,
  'a balance below zero': `select id from children where xp < 0 or total_xp < 0 or reward_points < 0`,
};

/**
 * Holds the database to what clients were told.
 *
 * @param isWhole the clients' load is all that ever happened in this database
 * @returns what is broken, in words; nothing when all is as it was told
 */
export async function findFaults(
  sql: Sql,
  tally: Tally,
  { isWhole }: { isWhole: boolean },
): Promise<string[]> {
  const faults = tally.unexpected.slice(0, 10).map((line) => `an answer that no rule explains: ${line}`);
  for (const [kind, keys] of tally.facts) {
    const rows = await sql.unsafe<{ key: string }[]>(HOLDS[kind], [keys]);
    const held = new Set(rows.map(({ key }) => key));
    const lost = keys.filter((key) => !held.has(key));
    if (lost.length > 0) faults.push(`acknowledged and lost, ${kind}: ${lost.length}, such as ${lost[0]}`);
  }
  for (const [kind, query] of Object.entries(MADE) as [FactKind, string][]) {
    const keys = tally.facts.get(kind) ?? [];
    const doubled = keys.length - new Set(keys).size;
    if (doubled > 0) faults.push(`acknowledged as new twice, ${kind}: ${doubled}`);
    const [row] = await sql.unsafe<{ n: number }[]>(query);
    const most = keys.length + (tally.unanswered.get(kind) ?? 0);
    const isRight = (row?.n ?? 0) >= keys.length && (row?.n ?? 0) <= most;
    if (isWhole && !isRight) {
      faults.push(`${kind}: ${row?.n} rows for ${keys.length} acknowledgements and at most ${most} tries`);
    }
  }
  for (const kind of TOLD) {
    const keys = tally.facts.get(kind) ?? [];
    const [row] = await sql.unsafe<{ n: number }[]>(
      `select count(*)::int as n from unnest($1::text[]) k where not exists
        (select 1 from sync_events e where e.entity_id::text = k)`,
      [keys],
    );
    if (row?.n) faults.push(`acknowledged without a sync event, ${kind}: ${row.n}`);
  }
  for (const [rule, query] of Object.entries(AWARDS)) {
    const rows = await sql.unsafe(query);
    if (rows.length > 0) faults.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  for (const { rule, rows } of await findLedgerViolations(sql)) {
    faults.push(`${rule}: ${rows.length}, such as ${JSON.stringify(rows[0])}`);
  }
  return faults;
}
