import type { DayRules, Since } from '@herohood/domain/days/facts';
import { NEUTRAL_KINDS } from '@herohood/domain/days/marks';
import { sql } from 'drizzle-orm';
import { arrayParam } from '../array-param';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { REACH_DAYS } from '../days/facts-queries';
import { carePatterns, dayMarks, familyDayRules, heroStreakRules } from '../days/tables';
import type { FamilyId } from '../family/family-id';
import { rewardTransactions } from '../points/tables';
import { recordAct } from '../sync/record-act';
import type { StreakHero, StreakRow } from './streak-queries';
import { childDays, habitStreaks } from './tables';

/** A day with approved work whose streak is counted anew. */
export interface CountedRow extends StreakRow {
  shielded: string[];
}

/** A hero whose streak has to be counted anew, and what that needs. */
export interface MarkedStreak extends StreakHero {
  /** Which reason to count it is. */
  no: number;
  /** The newest day before, of those with approved work. */
  base: StreakRow | null;
  /** The most days of a streak up to `base`. */
  bestBefore: number;
  /** The days with approved work from which it is counted, oldest first, as they are stored. */
  rows: CountedRow[];
  /** Nothing marks any of these days, and each is done with one approved mission. */
  isPlain: boolean;
  dayRules: Since<DayRules>[];
}

type Numbers = [day: string, run: number, held: number, towardsShield: number];

const toRow = ([day, run, held, towardsShield]: Numbers): StreakRow => ({ day, run, held, towardsShield });

/** Those of the named heroes whose streak has to be counted anew. */
export async function listMarkedStreaks(
  db: Executor,
  heroes: readonly StreakHero[],
): Promise<MarkedStreak[]> {
  const numbers = sql`json_build_array(d.day, d.run, d.held, d.towards_shield)`;
  const ofHero = sql`d.family_id = c.family_id and d.child_id = c.id`;
  const rows = await db.execute<{
    family_id: FamilyId;
    id: string;
    no: number;
    base: Numbers | null;
    best_before: number;
    rows: [...Numbers, string[]][];
    is_plain: boolean;
    day_rules: [string, DayRules['weekStart'], boolean][];
  }>(sql`
    select c.family_id, c.id, c.streak_no as no,
      (select ${numbers} from ${childDays} d where ${ofHero} and d.day < c.streak_from order by d.day desc limit 1) as base,
      coalesce((select d.run from ${childDays} d where ${ofHero} and d.day < c.streak_from order by d.run desc limit 1), 0)
        as best_before,
      coalesce((select json_agg(json_build_array(d.day, d.run, d.held, d.towards_shield, d.shielded) order by d.day)
        from ${childDays} d where ${ofHero} and d.day >= c.streak_from), '[]'::json) as rows,
      not exists (select 1 from ${dayMarks} m where m.family_id = c.family_id and (m.child_id is null or m.child_id = c.id)
          and m.deleted_at is null and m.until_day >= c.streak_from and m.kind = any(${arrayParam(NEUTRAL_KINDS)}))
        and not exists (select 1 from ${carePatterns} p where p.family_id = c.family_id and p.child_id = c.id)
        and not exists (select 1 from ${heroStreakRules} r where r.family_id = c.family_id and r.child_id = c.id
          and r.rule = 'all') as is_plain,
      coalesce((select json_agg(json_build_array(r.from_day, r.week_start, r.shields_enabled) order by r.from_day)
        from ${familyDayRules} r where r.family_id = c.family_id), '[]'::json) as day_rules
    from ${children} c
    join unnest(${arrayParam(heroes.map(({ familyId }) => familyId))}::uuid[],
      ${arrayParam(heroes.map(({ childId }) => childId))}::uuid[]) as h(family_id, id)
      on h.family_id = c.family_id and h.id = c.id
    where c.streak_from is not null`);
  return rows.map((row) => ({
    ...{ familyId: row.family_id, childId: row.id, no: row.no, isPlain: row.is_plain },
    base: row.base && toRow(row.base),
    bestBefore: row.best_before,
    rows: row.rows.map(([day, run, held, towards, shielded]) => ({
      ...toRow([day, run, held, towards]),
      shielded,
    })),
    dayRules: row.day_rules.map(([fromDay, weekStart, shieldsEnabled]) => ({
      fromDay,
      weekStart,
      shieldsEnabled,
    })),
  }));
}

/** A streak that was counted, to be written where nothing has changed since. */
export interface SettledStreak extends StreakHero {
  no: number;
  /** The days whose count is another one than before. */
  changed: CountedRow[];
  /** Milestones that are reached, to be brought where they never were; and those that are not. */
  reached: { points: number; type: string; source: string; description: string }[];
  ahead: { source: string }[];
}

/**
 * Writes streaks that were counted, each whole or not at all: where another reason to count came meanwhile it writes nothing
 * (rules: streaks). A milestone comes once in a hero's life and waits for a parent; one that waits goes when its days are gone.
 * What is kept of habits' own streaks goes from there on too: the next report counts it. Heroes are locked first, then families.
 *
 * @returns the heroes whose streak was written, and whether a milestone came or went with it
 */
export async function writeSettledStreaks(
  db: Executor,
  streaks: readonly SettledStreak[],
  now: Date,
): Promise<(StreakHero & { hasNews: boolean })[]> {
  const written = streaks.map(({ familyId, childId, no }) => ({ family_id: familyId, id: childId, no }));
  const days = streaks.flatMap(({ familyId, childId, changed }) =>
    changed.map(({ towardsShield, ...row }) => ({
      ...{ family_id: familyId, child_id: childId, towards_shield: towardsShield, ...row },
    })),
  );
  const milestonesOf = (which: 'reached' | 'ahead') =>
    streaks.flatMap(({ familyId, childId, [which]: milestones }) =>
      milestones.map((milestone) => ({ family_id: familyId, child_id: childId, ...milestone })),
    );
  const rowsOf = (rows: object[], columns: string) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as w(${sql.raw(columns)})`;
  const rows = await db.execute<{ family_id: FamilyId; id: string; has_news: boolean }>(sql`
  with hero as materialized (
    select c.family_id, c.id, c.streak_from from ${children} c
    join ${rowsOf(written, 'family_id uuid, id uuid, no int')} on w.family_id = c.family_id and w.id = c.id
    where c.streak_no = w.no and c.streak_from is not null
    order by c.id for no key update of c
  ), counted as (
    update ${childDays} d set run = w.run, held = w.held, towards_shield = w.towards_shield, shielded = w.shielded
    from hero h join ${rowsOf(days, 'family_id uuid, child_id uuid, day date, run int, held int, towards_shield int, shielded date[]')}
      on w.family_id = h.family_id and w.child_id = h.id
    where d.family_id = w.family_id and d.child_id = w.child_id and d.day = w.day
  ), outdated as (
    delete from ${habitStreaks} s using hero h
    where s.family_id = h.family_id and s.child_id = h.id and s.day >= h.streak_from - ${REACH_DAYS}::int
  ), settled as (
    update ${children} c set streak_from = null from hero h where c.family_id = h.family_id and c.id = h.id
  ), milestone as (
    insert into ${rewardTransactions} (family_id, child_id, amount, type, source, description, requires_approval,
      is_approved, once_key, created_at)
    select w.family_id, w.child_id, w.points, w.type, w.source, w.description, true, false, w.source,
      ${now.toISOString()}::timestamptz
    from hero h join ${rowsOf(milestonesOf('reached'), 'family_id uuid, child_id uuid, points int, type text, source text, description text')}
      on w.family_id = h.family_id and w.child_id = h.id
    on conflict do nothing
    returning family_id, child_id, id
  ), lost as (
    delete from ${rewardTransactions} t
    using hero h join ${rowsOf(milestonesOf('ahead'), 'family_id uuid, child_id uuid, source text')}
      on w.family_id = h.family_id and w.child_id = h.id
    where t.family_id = w.family_id and t.child_id = w.child_id and t.once_key = w.source
      and not t.is_approved and t.rejected_at is null
    returning t.family_id, t.child_id, t.id
  ), ${recordAct({
    events: sql`
    select m.family_id, 'created' as type, 'reward_transaction' as entity, m.id as entity_id, m.child_id, 'child' as audience
    from milestone m
    union all select l.family_id, 'deleted', 'reward_transaction', l.id, l.child_id, 'child' from lost l`,
  })}
  select h.family_id, h.id,
    exists (select 1 from milestone m where m.child_id = h.id) or exists (select 1 from lost l where l.child_id = h.id) as has_news
  from hero h`);
  return rows.map((row) => ({ familyId: row.family_id, childId: row.id, hasNews: row.has_news }));
}
