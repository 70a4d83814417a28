import { journal, measureAct } from '../harness/acts';
import type { Workload } from '../harness/workload';

const MISSIONS = 40;
const ACT = 'select * from bench_acts where client = :client_id and n = :n';

/** A parent's yes: the completion moves, both ledgers, balance and streak are paid. */
export const approve: Workload = {
  name: 'approve',
  title: 'Approval of a mission, paid at once',
  inQuick: true,
  run: (bench) =>
    measureAct(
      {
        name: 'approve',
        workload: 'approval of a mission, HTTP to commit',
        least: 0.55,
        missions: MISSIONS,
        times: { full: MISSIONS, quick: MISSIONS },
        seed: `create table bench_acts as
          select b.client, row_number() over (partition by b.client order by h.id)::int as n, b.family_id, b.child_id, b.parent_id,
            h.id as habit_id, gen_random_uuid() as id
          from bench_families b join child_habits h on h.child_id = b.child_id;
          alter table bench_acts add primary key (client, n)`,
        reset: `delete from xp_entries; delete from reward_transactions; delete from child_days; delete from completions;
          delete from audit_entries; delete from sync_events;
          update children set xp = 0, total_xp = 0, reward_points = 0, approved_count = 0, streak_from = null;
          insert into completions (id, family_id, child_id, child_habit_id, date, completed_at, xp_earned, promised_xp, points_earned, created_at)
          select id, family_id, child_id, habit_id, current_date, now(), 10, 10, 2, now() from bench_acts`,
        idQuery: 'select id from bench_acts where client = $1 order by n',
        call: ({ parentCookie }, id) => ({
          method: 'POST',
          path: `/api/habit-completions/${id}/approve`,
          cookie: parentCookie,
          body: {},
        }),
        statements: [
          `update completions k set status = 'approved', approval_no = approval_no + 1, decided_at = now(), decided_by = a.parent_id
           from (${ACT}) a where k.family_id = a.family_id and k.id = a.id and k.status = 'pending'`,
          `insert into xp_entries (family_id, child_id, amount, kind, completion_id, approval_no, created_at)
           select family_id, child_id, 10, 'mission', id, 1, now() from (${ACT}) a`,
          `insert into reward_transactions (family_id, child_id, amount, type, source, description, requires_approval,
             is_approved, approved_at, completion_id, approval_no, created_at)
           select family_id, child_id, 2, 'habit_completed', 'habit', 'Habit', false, true, now(), id, 1, now() from (${ACT}) a`,
          `insert into child_days (family_id, child_id, day, approved_count, run)
           select family_id, child_id, current_date, 1, 1 from (${ACT}) a
           on conflict (family_id, child_id, day) do update set approved_count = child_days.approved_count + 1`,
          `update children c set xp = c.xp + 10, total_xp = c.total_xp + 10, reward_points = c.reward_points + 2,
             approved_count = c.approved_count + 1
           from (${ACT}) a where c.family_id = a.family_id and c.id = a.child_id`,
          ...journal('mission.approved', ['completion']),
        ],
      },
      bench,
    ),
};
