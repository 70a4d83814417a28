import { MILESTONES } from '@herohood/domain/progress/milestones';
import { NO_STREAK, type StreakState, walkStreak } from '@herohood/domain/progress/streak-fold';
import { addDays } from '@herohood/domain/time/family-day';
import type postgres from 'postgres';
import { type Executor, executorIn } from '../client';
import { readHeroFacts } from '../days/facts-queries';
import type { FamilyId } from '../family/family-id';

/** Rows that are judged one by one come from the database in portions of this size. */
const AT_ONCE = 500;

type Numbers = [run: number, held: number, towardsShield: number];

interface Step {
  family_id: FamilyId;
  child_id: string;
  day: string;
  stored: Numbers;
  shielded: string[];
  /** The row before; null for a hero's first. */
  before_day: string | null;
  before: Numbers;
}

/** Every row of heroes whose streak is counted, with the row before it. */
const STEPS = `
  select d.family_id, d.child_id, d.day, d.run, d.held, d.towards_shield, d.shielded, lag(d.day) over w as before_day,
    coalesce(lag(d.run) over w, 0) as b_run, coalesce(lag(d.held) over w, 0) as b_held,
    coalesce(lag(d.towards_shield) over w, 0) as b_towards,
    coalesce((select r.shields_enabled from family_day_rules r where r.family_id = d.family_id and r.from_day <= d.day
      order by r.from_day desc limit 1), true) as shields_on,
    not exists (select 1 from day_marks m where m.family_id = d.family_id and (m.child_id is null or m.child_id = d.child_id)
        and m.deleted_at is null and d.day between m.from_day and m.until_day)
      and not exists (select 1 from care_patterns p where p.family_id = d.family_id and p.child_id = d.child_id)
      and not exists (select 1 from hero_streak_rules r where r.family_id = d.family_id and r.child_id = d.child_id) as is_plain
  from child_days d join children c on c.family_id = d.family_id and c.id = d.child_id
  where c.streak_from is null
  window w as (partition by d.child_id order by d.day)`;

/** After a day that nothing but approved work judges. */
const EXPECTED = `(b_run + 1, case when shields_on and b_towards = 6 then least(b_held + 1, 2) else b_held end,
  case when shields_on then (b_towards + 1) % 7 else b_towards end, '{}'::date[])`;
const IS_SIMPLE = `is_plain and (before_day is null or before_day = day - 1 or b_run = 0)`;

/**
 * Looks for streaks that are not what their days make them: days in a row in one look, days after a gap or under marks and rules by all
 * that judges them. Streaks that are to be counted anew are left out.
 */
export async function findStreakViolations(
  tx: postgres.TransactionSql,
): Promise<{ rule: string; rows: Record<string, unknown>[] }[]> {
  const wrong: Record<string, unknown>[] = [
    ...(await tx.unsafe(`select child_id, day::text from (${STEPS}) s
      where ${IS_SIMPLE} and (run, held, towards_shield, shielded) is distinct from ${EXPECTED}`)),
  ];
  const db = executorIn(tx);
  await tx.unsafe(`declare steps no scroll cursor for select family_id, child_id, day::text, shielded::text[] as shielded, before_day::text,
      array[run, held, towards_shield] as stored, array[b_run, b_held, b_towards] as before
    from (${STEPS}) s where not (${IS_SIMPLE})`);
  for (;;) {
    const steps = await tx.unsafe<Step[]>(`fetch ${AT_ONCE} from steps`);
    if (steps.length === 0) break;
    for (const step of steps) {
      const counted = await countStep(db, step);
      if (!isSame(counted, step)) wrong.push({ child_id: step.child_id, day: step.day, counted });
    }
  }
  await tx.unsafe('close steps');
  const milestones = await tx.unsafe(MILESTONE_FAULTS);
  return [
    { rule: 'a streak is not what its days make it', rows: wrong },
    {
      rule: 'a milestone waits for days that are gone, or was reached and never came',
      rows: [...milestones],
    },
  ].filter(({ rows }) => rows.length > 0);
}

async function countStep(db: Executor, step: Step) {
  const { family_id: familyId, child_id: childId, before_day: beforeDay, day } = step;
  const before = stateOf(step.before);
  const isRunning = beforeDay !== null && before.run > 0;
  const range = { from: isRunning ? addDays(beforeDay, 1) : day, until: day };
  const facts = await readHeroFacts(db, { familyId, childId }, range);
  const walked = walkStreak(facts, before, range);
  const { run, held, towardsShield } = walked.at(-1)?.state ?? NO_STREAK;
  return {
    after: [run, held, towardsShield],
    shielded: walked.filter(({ isShielded }) => isShielded).map((each) => each.day),
  };
}

const stateOf = ([run, held, towardsShield]: Numbers): StreakState => ({ run, held, towardsShield });

const isSame = (counted: { after: number[]; shielded: string[] }, { stored, shielded }: Step) =>
  counted.after.join() === stored.join() && counted.shielded.join() === shielded.join();

const MILESTONE_FAULTS = `
  select c.id, m.days, t.id as transaction from children c
  cross join (values ${MILESTONES.map(({ days, source }) => `(${days}, '${source}')`).join(', ')}) as m(days, source)
  cross join lateral (select coalesce(max(d.run), 0) as best from child_days d
    where d.family_id = c.family_id and d.child_id = c.id) b
  left join reward_transactions t on t.family_id = c.family_id and t.child_id = c.id and t.once_key = m.source
  where c.streak_from is null and case when b.best >= m.days then t.id is null
    else t.id is not null and not t.is_approved and t.rejected_at is null end`;
