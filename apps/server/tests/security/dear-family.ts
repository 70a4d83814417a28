import type { FullFamily } from '../contract/matrix-family';
import type { MatrixWorld } from '../contract/matrix-world';

/** Far above any household, and within what a family may have. */
const SIZE = { heroes: 28, habits: 100, rewards: 190, days: 365, entries: 2_000, templates: 95 };
const TODAY = `'2026-03-10'::date`;
const AT = `timestamptz '2026-03-10 14:00Z'`;

/** Fills the tables that calls read by the row: whatever a family may keep makes their answers as dear as they get. */
export async function makeDear({ sql }: MatrixWorld, { id, hero }: FullFamily): Promise<void> {
  const family = `'${id}'::uuid`;
  const connection = await sql.reserve();
  const run = (text: string) => connection.unsafe(text);
  await run(`set statement_timeout = 0; set session_replication_role = replica;
    insert into children (family_id, name, avatar_type, unlocked_avatars)
      select ${family}, 'Hero ' || n, 'robot', '{robot}' from generate_series(1, ${SIZE.heroes}) n;
    insert into parental_controls (family_id, child_id)
      select family_id, id from children where family_id = ${family} on conflict do nothing;
    insert into master_habits (family_id, name, icon, color, xp_reward)
      select ${family}, 'Habit ' || n, 'star', '#4caf50', 10 from generate_series(1, ${SIZE.habits}) n;
    insert into child_habits (family_id, child_id, master_habit_id, name, icon, color, xp_reward)
      select c.family_id, c.id, m.id, m.name, m.icon, m.color, m.xp_reward from children c
      join master_habits m on m.family_id = c.family_id and m.name like 'Habit %' where c.family_id = ${family};
    insert into habit_periods (family_id, child_id, child_habit_id, from_day)
      select family_id, child_id, id, ${TODAY} - 400 from child_habits h where family_id = ${family}
        and not exists (select 1 from habit_periods p where p.child_habit_id = h.id);
    insert into habit_templates (family_id, name, icon, color, xp_reward)
      select ${family}, 'Template ' || n, 'star', '#4caf50', 10 from generate_series(1, ${SIZE.templates}) n`);
  // The hero's whole year is decided, and today waits for every hero.
  await run(`insert into completions (family_id, child_id, child_habit_id, date, status, completed_at, xp_earned,
      promised_xp, points_earned, decided_at, approval_no, created_at)
    select h.family_id, h.child_id, h.id, ${TODAY} - n, 'approved', ${AT} - n * interval '1 day', 10, 10, 2,
      ${AT} - n * interval '1 day', 1, ${AT} - n * interval '1 day'
    from generate_series(1, ${SIZE.days}) n, child_habits h
    where h.child_id = '${hero.id}' and h.name like 'Habit %'`);
  await run(`insert into completions (family_id, child_id, child_habit_id, date, completed_at, xp_earned, promised_xp,
      points_earned, created_at)
    select family_id, child_id, id, ${TODAY}, ${AT}, 10, 10, 2, ${AT} from child_habits
    where family_id = ${family} and name like 'Habit %'`);
  await run(`insert into child_days (family_id, child_id, day, approved_count, run, held, towards_shield)
    select c.family_id, c.id, ${TODAY} - n, ${SIZE.habits}, 1, 0, 1 from children c, generate_series(10, ${SIZE.days}) n
    where c.family_id = ${family} on conflict do nothing`);
  await run(`insert into rewards (family_id, child_id, name, description, type, value, cost, icon)
    select c.family_id, c.id, 'Reward ' || n, '', 'treat', 'one', 10, 'star' from children c,
      generate_series(1, ${SIZE.rewards}) n where c.family_id = ${family}`);
  await run(`insert into reward_transactions (family_id, child_id, amount, type, source, description, requires_approval,
      is_approved, created_at)
    select c.family_id, c.id, 1, 'bonus', 'parent', 'Bonus ' || n, true, false, ${AT} from children c,
      generate_series(1, 50) n where c.family_id = ${family}`);
  await run(`insert into sync_events (family_id, type, entity, entity_id, child_id, audience, created_at)
    select ${family}, 'updated', 'completion', gen_random_uuid(), '${hero.id}', 'child', ${AT}
    from generate_series(1, ${SIZE.entries})`);
  await run(`insert into audit_entries (family_id, at, actor_kind, actor_name, act, child_id, args)
    select ${family}, ${AT}, 'system', 'Auto-approval', 'mission.auto_approved', '${hero.id}', '{}'::jsonb
    from generate_series(1, ${SIZE.entries});
    set session_replication_role = default; reset statement_timeout`);
  connection.release();
  await sql`analyze`;
}
