import type { StreakRule, WeekStart } from '@herohood/domain/days/facts';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { Schedule } from '@herohood/domain/days/schedule';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { childHabits, habitPeriods } from '../habits/tables';
import { completions } from '../missions/tables';
import { carePatterns, dayMarks, habitSchedules, heroStreakRules, streakRepairs } from './tables';

/** What the statement answers for one hero: rows as arrays, because a long range has thousands. */
export interface FactLists {
  neutralFrom: string | null;
  assignedFrom: string | null;
  habits: string[];
  plans: [habitId: string, fromDay: string, Schedule, number, boolean, boolean][];
  periods: [habitId: string, fromDay: string, untilDay: string | null][];
  lastLive: [habitId: string, day: string][];
  marks: [MarkKind, from: string, until: string][];
  carePatterns: [fromDay: string, anchor: string | null, weeks: number | null, away: boolean[] | null][];
  dayRules: [fromDay: string, WeekStart, boolean][];
  streakRules: [fromDay: string, StreakRule][];
  repairs: string[];
  live: [habitId: string, day: string, slot: number, isApproved: boolean][];
}

const from = sql`${sql.placeholder('from')}::text::date`;
const until = sql`${sql.placeholder('until')}::text::date`;
const LIVE = sql`('pending', 'approved')`;

/** Something that is read of one hero's rows: all of its parts come from one look at the database. */
export interface Part<Answer> {
  /** Made of all rows of `source`, which ends with its conditions. */
  answer: SQL<Answer>;
  source: SQL;
  /** The answer of no rows. */
  none: SQL;
}

/** A list of rows as one JSON value. */
export const list = <Row>(row: SQL, source: SQL, order: SQL): Part<Row[]> => ({
  answer: sql`json_agg(${row} order by ${order})`,
  source,
  none: sql`'[]'::json`,
});

/** The part as a column of a statement that names one hero. */
export const ofOne = <Answer>({ answer, source, none }: Part<Answer>) =>
  sql<Answer>`coalesce((select ${answer} from ${source}), ${none})`;

/** The parts of one hero; the one text for a hero's facts and a family's. */
export const partsOf = (family: SQLWrapper, child: SQLWrapper) => {
  const own = (alias: string) =>
    sql`${sql.raw(alias)}.family_id = ${family} and ${sql.raw(alias)}.child_id = ${child}`;
  return {
    assignedFrom: {
      answer: sql<string | null>`min(p.from_day)::text`,
      source: sql`${habitPeriods} p where ${own('p')}`,
      none: sql`null`,
    },
    habits: list<string>(
      sql`h.id`,
      sql`${childHabits} h where ${own('h')} and h.deleted_at is null`,
      sql`h.id`,
    ),
    plans: list<FactLists['plans'][number]>(
      sql`json_build_array(p.child_habit_id, p.from_day, p.schedule, p.times_per_day, p.school_days_only, p.allow_extra)`,
      sql`${habitSchedules} p where ${own('p')}`,
      sql`p.from_day`,
    ),
    periods: list<FactLists['periods'][number]>(
      sql`json_build_array(p.child_habit_id, p.from_day, p.until_day)`,
      sql`${habitPeriods} p where ${own('p')} and p.from_day <= ${until}
        and (p.until_day is null or p.until_day > ${from})`,
      sql`p.from_day, p.id`,
    ),
    // Only an interval from completion asks how long ago that was. A habit of several such plans is told several times.
    lastLive: list<FactLists['lastLive'][number]>(
      sql`json_build_array(p.child_habit_id, newest.date)`,
      sql`${habitSchedules} p
        cross join lateral (select c.date from ${completions} c
          where c.family_id = p.family_id and c.child_habit_id = p.child_habit_id and c.status in ${LIVE}
            and c.date < ${from} order by c.date desc limit 1) newest
        where ${own('p')} and p.schedule ->> 'kind' = 'interval' and p.schedule ->> 'from' = 'completion'`,
      sql`p.child_habit_id`,
    ),
    marks: list<FactLists['marks'][number]>(
      sql`json_build_array(m.kind, m.from_day, m.until_day)`,
      sql`${dayMarks} m where m.family_id = ${family} and (m.child_id is null or m.child_id = ${child})
        and m.deleted_at is null and m.until_day >= ${from} and m.from_day <= ${until}`,
      sql`m.from_day, m.id`,
    ),
    carePatterns: list<FactLists['carePatterns'][number]>(
      sql`json_build_array(p.from_day, p.anchor, p.weeks, p.away)`,
      sql`${carePatterns} p where ${own('p')}`,
      sql`p.from_day`,
    ),
    streakRules: list<FactLists['streakRules'][number]>(
      sql`json_build_array(r.from_day, r.rule)`,
      sql`${heroStreakRules} r where ${own('r')}`,
      sql`r.from_day`,
    ),
    repairs: list<string>(
      sql`r.day`,
      sql`${streakRepairs} r where ${own('r')} and r.day between ${from} and ${until}`,
      sql`r.day`,
    ),
    live: list<FactLists['live'][number]>(
      sql`json_build_array(c.child_habit_id, c.date, c.slot, c.status = 'approved')`,
      sql`${completions} c where ${own('c')} and c.status in ${LIVE} and c.date between ${from} and ${until}`,
      sql`c.date, c.child_habit_id, c.slot`,
    ),
  };
};
