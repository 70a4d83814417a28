import { expect } from 'vitest';
import { customerOf } from '../testing/fake-provider';
import type { World } from './acts-world';

/** Each lists what must not exist; the names say what was broken. Money and missions have their own list. */
const RULES: Record<string, string> = {
  'a family without exactly one owner': `
    select f.id from families f left join parents p on p.family_id = f.id and p.role = 'owner'
    group by f.id having count(p.id) <> 1`,
  'a habit, a hero, praise, a proposal or a picture names what is not stored, or not of the family': `
    select n.family_id, n.address from (
      select family_id, voice_recording as address from master_habits where deleted_at is null and voice_recording is not null
      union all select family_id, voice_id::text from completions where voice_id is not null
      union all select family_id, voice_id::text from proposals where voice_id is not null
      union all select family_id, photo_id::text from completions where photo_id is not null
      union all select family_id, photo_id::text from proposals where photo_id is not null
      union all select family_id, avatar_url from children where avatar_url is not null) n
    left join media_objects o on o.family_id = n.family_id and o.id::text = right(n.address, 36) and o.stored_at is not null
    where o.id is null`,
  'an upload address that is good for more than one upload': `
    select id from media_objects where stored_at is not null and upload_token_hash is not null`,
  'two open links to a new password': `
    select parent_id from password_resets where used_at is null group by 1 having count(*) > 1`,
  'a session of a hero of another family': `
    select s.token_hash from child_sessions s join children c on c.id = s.child_id where c.family_id <> s.family_id`,
  'one browser rings for two heroes, or for two parents': `
    select endpoint from push_subscriptions group by endpoint having count(child_id) > 1 or count(parent_id) > 1`,
  'a browser rings in a session of somebody else': `
    select b.endpoint from push_subscriptions b
    left join parent_sessions p on p.token_hash = b.parent_session left join child_sessions c on c.token_hash = b.child_session
    where (b.parent_id, b.child_id) is distinct from (p.parent_id, c.child_id)`,
  'more sessions than a person may have': `
    select 1 from (select parent_id as person from parent_sessions union all select child_id from child_sessions) s
    group by person having count(*) > 50`,
  'more browsers than a person may have': `
    select 1 from push_subscriptions group by parent_id, child_id having count(*) > 10`,
  'a reminder that no device was told of': `
    select r.child_habit_id from reminders r group by r.family_id, r.child_habit_id having count(*) > (
      select count(*) from sync_events e
      where e.family_id = r.family_id and e.entity = 'reminder' and e.entity_id = r.child_habit_id)`,
  'a mark on an event that its device must not see': `
    select m.event_id from sync_marks m join devices d on d.id = m.device_id join sync_events e on e.id = m.event_id
    where e.family_id <> d.family_id or (d.child_id is not null
      and (e.audience = 'parents' or (e.audience = 'child' and e.child_id <> d.child_id)))`,
  'an invitation of somebody who may invite nobody': `
    select i.id from invitations i join parents p on p.id = i.made_by
    where p.family_id <> i.family_id or p.role not in ('owner', 'parent')`,
  'praise of a mission that is not approved': `
    select id from completions where praised_by is not null
      and (status <> 'approved' or coalesce(sticker, feedback, voice_id::text) is null)`,
  'a voice of two proposals, or that siblings may hear': `
    select p.voice_id from proposals p join media_objects o on o.family_id = p.family_id and o.id = p.voice_id
    group by p.voice_id, o.is_praise having count(*) > 1 or not o.is_praise`,
  'an accepted wish without its reward, or a reward of one that is not accepted': `
    select id from proposals where (reward_id is not null) <> (kind = 'wish' and status = 'accepted')`,
  'an accepted mission without its habit, or a habit of one that is not accepted': `
    select id from proposals where (habit_id is not null) <> (kind = 'mission' and status = 'accepted')`,
  'a mission that is due otherwise than it and its habit say': `
    select h.id from child_habits h join master_habits m on m.id = h.master_habit_id where h.deleted_at is null
      and (h.schedule, h.part_of_day, h.times_per_day, h.school_days_only, h.allow_extra) is distinct from
        (coalesce(h.own_schedule, m.schedule), coalesce(h.own_part_of_day, m.part_of_day),
          coalesce(h.own_times_per_day, m.times_per_day), m.school_days_only, m.allow_extra)`,
  'a plan that is not the newest that is kept': `
    select h.id from child_habits h left join lateral (select * from habit_schedules s
      where s.child_habit_id = h.id order by s.from_day desc limit 1) s on true
    where h.deleted_at is null and (h.schedule, h.times_per_day, h.school_days_only, h.allow_extra) is distinct from
      (coalesce(s.schedule, '{"kind": "daily"}'), coalesce(s.times_per_day, 1), coalesce(s.school_days_only, false),
        coalesce(s.allow_extra, false))`,
  'a setting of days that is not the newest that is kept': `
    select f.id from families f left join lateral (select * from family_day_rules r
      where r.family_id = f.id order by r.from_day desc limit 1) r on true
    where (f.week_start, f.shields_enabled) is distinct from
      (coalesce(r.week_start, 'mon'), coalesce(r.shields_enabled, true))
    union all select c.id from children c left join lateral (select * from hero_streak_rules r
      where r.child_id = c.id order by r.from_day desc limit 1) r on true
    where c.streak_rule <> coalesce(r.rule, 'any')`,
  'a session of another family': `
    select s.token_hash from parent_sessions s join parents p on p.id = s.parent_id where p.family_id <> s.family_id`,
};

/** Whatever has happened, of all families there are. */
export async function expectRules(world: World, told: string): Promise<void> {
  const { sql, ports } = world;
  const parts = Object.entries(RULES).map(
    ([rule, query]) => `select '${rule}' as rule, (select count(*)::int from (${query}) x) as n`,
  );
  const rows = await sql.unsafe(parts.join(' union all '));
  expect(
    rows.filter(({ n }) => n > 0),
    `after ${told}`,
  ).toEqual([]);
  const stored = await sql`select id from media_objects where stored_at is not null`;
  expect(
    stored.filter(({ id }) => !ports.stored.has(id)),
    `bytes are gone after ${told}`,
  ).toEqual([]);
  expectBytesStay(world, told);
  expectSinglePushes(world, told);
}

/** What is stored never changes: an upload address takes one recording. */
function expectBytesStay({ ports, firstBytes }: World, told: string): void {
  for (const [key, bytes] of ports.stored) {
    const first = firstBytes.get(key) ?? bytes;
    firstBytes.set(key, first);
    expect([...bytes], `a stored recording became another one: ${told}`).toEqual([...first]);
  }
}

/** Rules, reminders: one reminder for one habit and day, so one push of it in one browser. */
function expectSinglePushes({ ports }: World, told: string): void {
  const rung = ports.pushes.map(({ endpoint, message }) => `${endpoint} ${JSON.stringify(message)}`);
  expect(new Set(rung).size, `a reminder was pushed twice: ${told}`).toBe(rung.length);
}

/** Whose way in was renewed in this step: of all sessions only the renewer's own may be left. */
export async function expectRenewed({ renewals, sql, logins }: World, told: string): Promise<void> {
  const holders = renewals.map(({ holder }) => holder);
  for (const { holder, mayStay } of renewals.splice(0)) {
    const [row] = await sql`
      select (select count(*)::int from parent_sessions where parent_id = ${holder}) as parents,
        (select count(*)::int from child_sessions where child_id = ${holder}) as heroes`;
    expect(row?.parents + row?.heroes, `sessions outlived a renewal: ${told}`).toBeLessThanOrEqual(mayStay);
    if (!logins.has(holder)) {
      const times = holders.filter((id) => id === holder).length;
      expect(times, `one password was changed twice at once: ${told}`).toBe(1);
    }
  }
}

/** The family's row says of its paid plan what the provider says, who charges for one plan at most (rules: payments). */
export async function expectTruth({ sql, ports, familyId }: World, told: string): Promise<void> {
  const [row] = await sql`
    select subscription_status as status, subscription_plan as plan, stripe_subscription_id as id,
      subscription_end_date as "end" from families where id = ${familyId}`;
  const orders = ports.payments.orders.filter(({ customerId }) => customerId === customerOf(familyId));
  const charging = orders.filter(({ status }) => status === 'paid' || status === 'unpaid');
  expect(charging.length, `the family pays twice: ${told}`).toBeLessThanOrEqual(1);
  const [order] = charging;
  const own = orders.find(({ id }) => id === row?.id);
  if (order) {
    const paidUntil = order.status === 'paid' ? order.periodEnd : order.periodStart;
    const end = Math.min(paidUntil.getTime(), order.endsAt?.getTime() ?? Number.POSITIVE_INFINITY);
    const { id, plan } = order;
    const expected = {
      id,
      plan,
      status: order.endsAt ? 'cancelled' : 'active',
      end: new Date(end).toISOString(),
    };
    const said = { ...row, end: new Date(row?.end).toISOString() };
    expect(said, `what the family has is not what it paid: ${told}`).toEqual(expected);
  } else if (own?.endedAt) {
    const isOver = new Date(row?.end).getTime() <= own.endedAt.getTime();
    expect(isOver, `a plan outlived its end: ${told}`).toBe(true);
  }
}
