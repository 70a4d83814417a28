import { journal, measureAct } from '../harness/acts';
import type { Workload } from '../harness/workload';

const MISSIONS = 100;

/** A hero's tap on a mission, from the request to the committed row. */
export const complete: Workload = {
  name: 'complete',
  title: 'Mission completion, HTTP to commit',
  inQuick: true,
  run: (bench) =>
    measureAct(
      {
        name: 'complete',
        workload: 'mission completion, HTTP to commit',
        least: 0.4,
        missions: MISSIONS,
        times: { full: MISSIONS, quick: MISSIONS },
        seed: `create table bench_acts as
          select b.client, row_number() over (partition by b.client order by h.id)::int as n, b.family_id, b.child_id, h.id
          from bench_families b join child_habits h on h.child_id = b.child_id;
          alter table bench_acts add primary key (client, n)`,
        reset: 'delete from completions; delete from audit_entries; delete from sync_events',
        idQuery: 'select id from bench_acts where client = $1 order by n',
        call: ({ childCookie }, id) => ({
          method: 'POST',
          path: `/api/habits/${id}/complete`,
          cookie: childCookie,
          body: {},
        }),
        statements: [
          `insert into completions (family_id, child_id, child_habit_id, date, completed_at, xp_earned, promised_xp, points_earned, created_at)
           select family_id, child_id, id, current_date, now(), 10, 10, 2, now() from bench_acts where client = :client_id and n = :n`,
          ...journal('mission.completed', ['completion']),
        ],
      },
      bench,
    ),
};
