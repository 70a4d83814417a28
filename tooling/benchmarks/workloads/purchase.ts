import { journal, measureAct } from '../harness/acts';
import type { Workload } from '../harness/workload';

const PIECES = 40;
const COST = 5;

/** A hero buys a piece of gear: balance, ledger and wardrobe. */
export const purchase: Workload = {
  name: 'purchase',
  title: 'Purchase of gear',
  inQuick: false,
  run: (bench) =>
    measureAct(
      {
        name: 'purchase',
        workload: 'purchase of gear, HTTP to commit',
        least: 0.25,
        missions: 1,
        times: { full: PIECES, quick: PIECES },
        seed: `insert into gear_items (id, name, gear_type, description, cost, rarity, effect, created_at)
          select 'bench-' || n, 'Helmet ' || n, 'helmet', 'A helmet', ${COST}, 'common', 'Shines', now() from generate_series(1, ${PIECES}) n`,
        reset: `delete from reward_transactions; delete from audit_entries; delete from sync_events;
          update children set reward_points = 100000, unlocked_gear = default, equipped_gear = default`,
        idQuery: `select 'bench-' || n as id from generate_series(1, ${PIECES}) n where $1::int >= 0 order by n`,
        call: ({ childId, childCookie }, gearId) => ({
          method: 'POST',
          path: `/api/children/${childId}/purchase-gear`,
          cookie: childCookie,
          body: { gearId, cost: COST },
        }),
        statements: [
          `insert into reward_transactions (family_id, child_id, amount, type, source, description, requires_approval,
             is_approved, approved_at, once_key, created_at)
           select family_id, child_id, -${COST}, 'gear_purchase', 'gear_shop', 'Helmet', false, true, now(), 'gear' || chr(58) || 'bench-' || :n::int, now()
           from bench_families where client = :client_id`,
          `update children c set reward_points = reward_points - ${COST},
             unlocked_gear = unlocked_gear || array['bench-' || :n::int]
           from bench_families b where b.client = :client_id and c.family_id = b.family_id and c.id = b.child_id`,
          ...journal('shop.gear_bought', ['reward_transaction', 'child']),
        ],
      },
      bench,
    ),
};
