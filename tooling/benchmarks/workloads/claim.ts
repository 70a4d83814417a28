import { journal, measureAct } from '../harness/acts';
import type { Workload } from '../harness/workload';

const REWARDS = 40;
const COST = 5;
const ACT = 'select * from bench_acts where client = :client_id and n = :n';

/** A hero claims a reward: its cost leaves their wallet at once. */
export const claim: Workload = {
  name: 'claim',
  title: 'Claim of a reward',
  inQuick: false,
  run: (bench) =>
    measureAct(
      {
        name: 'claim',
        workload: 'claim of a reward, HTTP to commit',
        least: 0.25,
        missions: 1,
        times: { full: REWARDS, quick: REWARDS },
        seed: `create table bench_acts as
          select b.client, n, b.family_id, b.child_id, gen_random_uuid() as id
          from bench_families b cross join generate_series(1, ${REWARDS}) n;
          alter table bench_acts add primary key (client, n);
          insert into rewards (id, family_id, child_id, name, value, cost, created_at)
          select id, family_id, child_id, 'Reward ' || n, 'A treat', ${COST}, now() from bench_acts`,
        reset: `delete from reward_claims; delete from xp_entries; delete from audit_entries; delete from sync_events;
          update children set xp = 100000, total_xp = 100000`,
        idQuery: 'select id from bench_acts where client = $1 order by n',
        call: ({ childCookie }, id) => ({
          method: 'POST',
          path: `/api/rewards/${id}/claim`,
          cookie: childCookie,
          body: {},
        }),
        statements: [
          `insert into reward_claims (family_id, child_id, reward_id, cost, created_at)
           select family_id, child_id, id, ${COST}, now() from (${ACT}) a`,
          `insert into xp_entries (family_id, child_id, amount, kind, claim_id, hold_no, created_at)
           select k.family_id, k.child_id, -${COST}, 'claim_hold', k.id, 1, now()
           from (${ACT}) a join reward_claims k on k.family_id = a.family_id and k.child_id = a.child_id and k.reward_id = a.id`,
          `update children c set xp = c.xp - ${COST} from (${ACT}) a where c.family_id = a.family_id and c.id = a.child_id`,
          ...journal('claim.made', ['reward_claim']),
        ],
      },
      bench,
    ),
};
