import type postgres from 'postgres';
import { withoutIndexes } from './put-aside';

/** How much there shall be. Each family gets the same. */
export interface Growth {
  families: number;
  heroesPerFamily: number;
  habitsPerHero: number;
  /** Every habit waits since each of so many family days before today, with its due time past. */
  dueDays: number;
  /** Every habit was done and approved on each of so many days before those. */
  approvedDays: number;
  /** Sync events and audit entries of each family, from the last month. */
  eventsPerFamily: number;
}

/** Tables that grow with history, whose indexes are cheaper built afterwards. */
const BIG = [
  'completions',
  'xp_entries',
  'reward_transactions',
  'child_days',
  'sync_events',
  'audit_entries',
];
/** From so many rows on. */
const MANY = 200_000;
/** Missions that one statement writes. */
const CHUNK = 1_000_000;
/** Letters of family codes (see the check on `families.code`). */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/**
 * Fills the database at `sql` with families that look as if they had lived in it: completions, both ledgers, balances,
 * day counts, streak milestones, events and audit entries agree, as `findLedgerViolations` tells. They pay by the year,
 * and auto-approval is on at one hour. Days are UTC's; history is written day by day for all families, as it would have
 * come in. `sql` must be a superuser's and reach a database of the benchmark's own.
 */
export async function grow(sql: postgres.Sql, growth: Growth): Promise<void> {
  const tx = await sql.reserve();
  try {
    // Rows of one making agree: foreign keys and the reminders' triggers have nothing to find.
    await tx`set session_replication_role = replica`;
    await tx`set statement_timeout = 0`;
    await tx`set maintenance_work_mem = '512MB'`;
    await tx`set work_mem = '128MB'`;
    await growFamilies(tx, growth);
    const missions = growth.families * growth.heroesPerFamily * growth.habitsPerHero;
    const rows = missions * (growth.approvedDays + growth.dueDays) + growth.families * growth.eventsPerFamily;
    const fill = async () => {
      await growMissions(tx, growth, missions);
      await growDays(tx, growth);
      await growJournal(tx, growth);
    };
    if (rows >= MANY) await withoutIndexes(tx, BIG, fill);
    else await fill();
    await tx`drop table grown_families, grown_heroes, grown_habits`;
    await tx`set session_replication_role = default`;
    await tx.unsafe('vacuum (analyze)');
    await tx`checkpoint`;
  } finally {
    tx.release();
  }
}

/** Gives one hero, who has done nothing yet, so many days before today on which every habit of theirs was done and approved. */
export async function growHistory(sql: postgres.Sql, childId: string, approvedDays: number): Promise<void> {
  const growth = {
    families: 1,
    heroesPerFamily: 1,
    habitsPerHero: 0,
    dueDays: 0,
    approvedDays,
    eventsPerFamily: 0,
  };
  const tx = await sql.reserve();
  try {
    await tx`set session_replication_role = replica`;
    await tx`create temp table grown_heroes as select family_id, id, 1 as n from children where id = ${childId}`;
    await tx`create temp table grown_habits as
      select family_id, child_id, id, master_habit_id as master_id, xp_reward as xp, name
      from child_habits where child_id = ${childId}`;
    const [row] = await tx`update habit_periods set from_day = current_date - ${approvedDays + 1}::int
      where child_id = ${childId} returning (select count(*)::int from grown_habits) as habits`;
    const habitsPerHero = Number(row?.habits);
    await growMissions(tx, { ...growth, habitsPerHero }, habitsPerHero);
    await growDays(tx, { ...growth, habitsPerHero });
    await tx`drop table grown_heroes, grown_habits`;
    await tx`set session_replication_role = default`;
  } finally {
    tx.release();
  }
}

async function growFamilies(tx: postgres.ReservedSql, growth: Growth): Promise<void> {
  const [row] = await tx`select count(*)::int as n from families`;
  const first = Number(row?.n);
  const code = [0, 1, 2, 3, 4, 5]
    .map((place) => `substr('${LETTERS}', (n / ${LETTERS.length ** place}) % ${LETTERS.length} + 1, 1)`)
    .join(' || ');
  await tx.unsafe(`create temp table grown_families as
    select n, gen_random_uuid() as id, reverse(${code}) as code
    from generate_series(${first}, ${first + growth.families - 1}) n`);
  await tx`insert into families (id, code, subscription_status, subscription_plan, subscription_end_date,
      auto_approval_enabled, auto_approval_value, auto_approval_unit, reminder_settings)
    select id, code, 'active', 'yearly', now() + interval '1 year', true, 1, 'hours',
      '{"enabled":false,"voiceEnabled":false,"ringtoneEnabled":false,"defaultRingtone":"gentle-chime","reminderTime":15,"time":"08:00","timeRangeStart":"07:00","timeRangeEnd":"20:00"}'
    from grown_families`;
  await tx`insert into parents (family_id, role, email, email_key, password_hash, first_name, last_name)
    select id, 'owner', e.email, e.email, 'none', 'Pat', 'Grown'
    from grown_families, lateral (select 'grown-' || n || '@load.example' as email) e`;
  await tx.unsafe(`create temp table grown_heroes as
    select f.id as family_id, gen_random_uuid() as id, h.n from grown_families f
    cross join generate_series(1, ${growth.heroesPerFamily}) as h(n)`);
  await tx`insert into children (id, family_id, name, avatar_type, unlocked_avatars)
    select id, family_id, 'Hero ' || n, 'robot', '{robot}' from grown_heroes`;
  await tx`insert into parental_controls (family_id, child_id) select family_id, id from grown_heroes`;
  await tx.unsafe(`create temp table grown_masters as
    select f.id as family_id, gen_random_uuid() as id, m.n from grown_families f
    cross join generate_series(1, ${growth.habitsPerHero}) as m(n)`);
  await tx`insert into master_habits (id, family_id, name, icon, color, xp_reward)
    select id, family_id, 'Habit ' || n, 'star', '#4caf50', 10 * n from grown_masters`;
  await tx.unsafe(`create temp table grown_habits as
    select h.family_id, h.id as child_id, gen_random_uuid() as id, m.id as master_id, 10 * m.n as xp, 'Habit ' || m.n as name
    from grown_heroes h join grown_masters m on m.family_id = h.family_id`);
  await tx`insert into child_habits (id, family_id, child_id, master_habit_id, name, icon, color, xp_reward)
    select id, family_id, child_id, master_id, name, 'star', '#4caf50', xp from grown_habits`;
  await tx`insert into habit_periods (family_id, child_id, child_habit_id, from_day)
    select family_id, child_id, id, (now() at time zone 'UTC')::date - ${growth.approvedDays + growth.dueDays + 1}::int
    from grown_habits`;
  await tx`insert into reminder_looks (family_id, child_habit_id) select family_id, id from grown_habits`;
  await tx`drop table grown_masters`;
  await tx`analyze grown_habits`;
}

/** Days are counted back from today; those that wait are the nearest. */
async function growMissions(tx: postgres.ReservedSql, growth: Growth, missions: number): Promise<void> {
  const days = Math.max(1, Math.floor(CHUNK / Math.max(1, missions)));
  const { dueDays, approvedDays } = growth;
  for (let from = dueDays + approvedDays; from > dueDays; from -= days) {
    const to = Math.max(dueDays + 1, from - days + 1);
    await tx.unsafe(`with done as (
        insert into completions (family_id, child_id, child_habit_id, date, status, completed_at, xp_earned,
          promised_xp, points_earned, decided_at, approval_no, created_at)
        select h.family_id, h.child_id, h.id, d.at::date, 'approved', d.at, h.xp, h.xp, h.xp / 5, d.at, 1, d.at
        from generate_series(${to}, ${from}) as back(n)
        cross join lateral (select date_trunc('day', now()) - back.n * interval '1 day' + interval '15 hours' as at) d
        cross join grown_habits h order by back.n desc, h.family_id
        returning id, family_id, child_id, child_habit_id, xp_earned, points_earned, completed_at
      ), xp as (
        insert into xp_entries (family_id, child_id, amount, kind, completion_id, approval_no, created_at)
        select family_id, child_id, xp_earned, 'mission', id, 1, completed_at from done
      )
      insert into reward_transactions (family_id, child_id, amount, type, source, description, requires_approval,
        is_approved, approved_at, completion_id, approval_no, created_at)
      select d.family_id, d.child_id, d.points_earned, 'habit_completed', 'habit', h.name, false, true,
        d.completed_at, d.id, 1, d.completed_at
      from done d join grown_habits h on h.id = d.child_habit_id`);
  }
  await tx.unsafe(`insert into completions (family_id, child_id, child_habit_id, date, completed_at, xp_earned,
      promised_xp, points_earned, auto_approves_at, created_at)
    select h.family_id, h.child_id, h.id, d.at::date, d.at, h.xp, h.xp, h.xp / 5, d.at + interval '1 hour', d.at
    from generate_series(1, ${dueDays}) as back(n)
    cross join grown_habits h
    cross join lateral (select date_trunc('day', now()) - back.n * interval '1 day' + interval '15 hours'
      + (('x' || left(h.id::text, 4))::bit(16)::int % 3600) * interval '1 second' as at) d
    order by back.n desc, d.at`);
}

/** Balances, day counts and the milestones that wait for a parent. */
async function growDays(tx: postgres.ReservedSql, growth: Growth): Promise<void> {
  if (growth.approvedDays === 0) return;
  await tx.unsafe(`update children c set xp = t.xp, total_xp = t.xp, reward_points = t.points, approved_count = t.n
    from (select child_id, sum(xp)::int * ${growth.approvedDays} as xp, sum(xp / 5)::int * ${growth.approvedDays} as points,
      count(*)::int * ${growth.approvedDays} as n from grown_habits group by 1) t
    where c.id = t.child_id`);
  await tx.unsafe(`insert into habit_counts (family_id, child_id, child_habit_id, approved_count)
    select family_id, child_id, id, ${growth.approvedDays} from grown_habits
    on conflict (family_id, child_id, child_habit_id)
      do update set approved_count = habit_counts.approved_count + excluded.approved_count`);
  await tx.unsafe(`insert into child_days (family_id, child_id, day, approved_count, run, held, towards_shield)
    select h.family_id, h.id, current_date - back.n, ${growth.habitsPerHero}, r.run, least(r.run / 7, 2), r.run % 7
    from generate_series(${growth.dueDays + 1}, ${growth.dueDays + growth.approvedDays}) as back(n)
    cross join lateral (select ${growth.dueDays + growth.approvedDays} - back.n + 1 as run) r
    cross join grown_heroes h
    order by back.n desc, h.family_id`);
  await tx.unsafe(`insert into reward_transactions (family_id, child_id, amount, type, source, description,
      requires_approval, is_approved, once_key)
    select h.family_id, h.id, m.points, 'streak_milestone', 'streak_' || m.days, m.days || '-day streak', true, false,
      'streak_' || m.days
    from grown_heroes h cross join (values (7, 25), (30, 100), (100, 300)) as m(days, points)
    where m.days <= ${growth.approvedDays}`);
}

async function growJournal(tx: postgres.ReservedSql, { eventsPerFamily }: Growth): Promise<void> {
  if (eventsPerFamily === 0) return;
  const past = `from generate_series(1, ${eventsPerFamily}) as e(n)
    join grown_heroes h on h.n = 1
    cross join lateral (select now() - interval '30 days' * (1 - e.n / ${eventsPerFamily + 1}.0) as at) t
    order by e.n, h.family_id`;
  await tx.unsafe(`insert into sync_events (family_id, type, entity, entity_id, child_id, audience, created_at)
    select h.family_id, 'updated', 'completion', gen_random_uuid(), h.id, 'child', t.at ${past}`);
  await tx.unsafe(`insert into audit_entries (family_id, at, actor_kind, actor_name, act, child_id, args)
    select h.family_id, t.at, 'system', 'Auto-approval', 'mission.auto_approved', h.id,
      '{}'::jsonb ${past}`);
}
