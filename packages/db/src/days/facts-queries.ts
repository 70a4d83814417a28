import type { HeroFacts, StreakRule, WeekStart } from '@herohood/domain/days/facts';
import type { DayMarkRange, MarkKind } from '@herohood/domain/days/marks';
import type { Schedule } from '@herohood/domain/days/schedule';
import { addDays } from '@herohood/domain/time/family-day';
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { FamilyGone } from '../family/family-gone';
import type { FamilyId } from '../family/family-id';
import { families } from '../family/tables';
import { childHabits, habitPeriods } from '../habits/tables';
import { completions } from '../missions/tables';
import { preparedQuery } from '../prepared-query';
import {
  carePatterns,
  dayMarks,
  familyDayRules,
  habitSchedules,
  heroStreakRules,
  streakRepairs,
} from './tables';

export interface DayRange {
  from: string;
  /** Included. */
  until: string;
}

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

/** A list of rows as one JSON value, so that all lists come from one look at the database. */
export const listed = <Row>(row: SQL, source: SQL, order: SQL) =>
  sql<Row[]>`coalesce((select json_agg(${row} order by ${order}) from ${source}), '[]'::json)`;

/** All lists of one hero; the one text for a hero's facts and a family's. */
export const factLists = (family: SQLWrapper, child: SQLWrapper) => {
  const own = (alias: string) =>
    sql`${sql.raw(alias)}.family_id = ${family} and ${sql.raw(alias)}.child_id = ${child}`;
  return {
    neutralFrom: families.neutralFrom,
    assignedFrom: sql<string | null>`(select min(p.from_day)::text from ${habitPeriods} p where ${own('p')})`,
    habits: listed<string>(
      sql`h.id`,
      sql`${childHabits} h where ${own('h')} and h.deleted_at is null`,
      sql`h.id`,
    ),
    plans: listed<FactLists['plans'][number]>(
      sql`json_build_array(p.child_habit_id, p.from_day, p.schedule, p.times_per_day, p.school_days_only, p.allow_extra)`,
      sql`${habitSchedules} p where ${own('p')}`,
      sql`p.from_day`,
    ),
    periods: listed<FactLists['periods'][number]>(
      sql`json_build_array(p.child_habit_id, p.from_day, p.until_day)`,
      sql`${habitPeriods} p where ${own('p')} and p.from_day <= ${until}
        and (p.until_day is null or p.until_day > ${from})`,
      sql`p.from_day, p.id`,
    ),
    // Only an interval from completion asks how long ago that was.
    lastLive: listed<FactLists['lastLive'][number]>(
      sql`json_build_array(i.child_habit_id, newest.date)`,
      sql`(select distinct p.child_habit_id from ${habitSchedules} p where ${own('p')}
          and p.schedule ->> 'kind' = 'interval' and p.schedule ->> 'from' = 'completion') i
        cross join lateral (select c.date from ${completions} c
          where c.family_id = ${family} and c.child_habit_id = i.child_habit_id and c.status in ${LIVE}
            and c.date < ${from} order by c.date desc limit 1) newest`,
      sql`i.child_habit_id`,
    ),
    marks: listed<FactLists['marks'][number]>(
      sql`json_build_array(m.kind, m.from_day, m.until_day)`,
      sql`${dayMarks} m where m.family_id = ${family} and (m.child_id is null or m.child_id = ${child})
        and m.deleted_at is null and m.until_day >= ${from} and m.from_day <= ${until}`,
      sql`m.from_day, m.id`,
    ),
    carePatterns: listed<FactLists['carePatterns'][number]>(
      sql`json_build_array(p.from_day, p.anchor, p.weeks, p.away)`,
      sql`${carePatterns} p where ${own('p')}`,
      sql`p.from_day`,
    ),
    dayRules: listed<FactLists['dayRules'][number]>(
      sql`json_build_array(r.from_day, r.week_start, r.shields_enabled)`,
      sql`${familyDayRules} r where r.family_id = ${family}`,
      sql`r.from_day`,
    ),
    streakRules: listed<FactLists['streakRules'][number]>(
      sql`json_build_array(r.from_day, r.rule)`,
      sql`${heroStreakRules} r where ${own('r')}`,
      sql`r.from_day`,
    ),
    repairs: listed<string>(
      sql`r.day`,
      sql`${streakRepairs} r where ${own('r')} and r.day between ${from} and ${until}`,
      sql`r.day`,
    ),
    live: listed<FactLists['live'][number]>(
      sql`json_build_array(c.child_habit_id, c.date, c.slot, c.status = 'approved')`,
      sql`${completions} c where ${own('c')} and c.status in ${LIVE} and c.date between ${from} and ${until}`,
      sql`c.date, c.child_habit_id, c.slot`,
    ),
  };
};

const factsOfHero = preparedQuery((db) =>
  db
    .select(factLists(sql`${families.id}`, sql`${sql.placeholder('childId')}::uuid`))
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId'))),
);

const factsOfFamily = preparedQuery((db) =>
  db
    .select({ childId: children.id, ...factLists(sql`${families.id}`, sql`${children.id}`) })
    .from(children)
    .innerJoin(families, eq(families.id, children.familyId))
    .where(eq(children.familyId, sql.placeholder('familyId'))),
);

/** So far beyond a day its plans look: the rest of its week, and a week back to the date of what may be done late. */
export const REACH_DAYS = 7;

/** The days that are read for a range. */
export const widened = (range: DayRange) => ({
  from: addDays(range.from, -REACH_DAYS),
  until: addDays(range.until, REACH_DAYS),
});

/**
 * All that judges a hero's days of a range, and of the weeks that it touches, in one statement and so as of one moment
 * (rules: schedules). A hero who is not there has no habits.
 */
export async function readHeroFacts(
  db: Executor,
  who: { familyId: FamilyId; childId: string },
  range: DayRange,
): Promise<HeroFacts> {
  const [lists] = await factsOfHero(db, { ...who, ...widened(range) });
  if (!lists) throw new FamilyGone();
  return toFacts(lists);
}

/** The same of all heroes of a family, by their ids. */
export async function readFamilyFacts(
  db: Executor,
  familyId: FamilyId,
  range: DayRange,
): Promise<Map<string, HeroFacts>> {
  const rows = await factsOfFamily(db, { familyId, ...widened(range) });
  return new Map(rows.map(({ childId, ...lists }) => [childId, toFacts(lists)]));
}

/** Facts from the rows of their lists. */
export function toFacts(lists: FactLists): HeroFacts {
  const plans = byHabit(lists.plans);
  const periods = byHabit(lists.periods);
  const lastLive = new Map(lists.lastLive);
  const habits = new Set([...lists.habits, ...periods.keys(), ...lists.live.map(([habitId]) => habitId)]);
  return {
    neutralFrom: lists.neutralFrom,
    assignedFrom: lists.assignedFrom,
    habits: [...habits].map((habitId) => ({
      habitId,
      plans: (plans.get(habitId) ?? []).map(
        ([, fromDay, schedule, timesPerDay, schoolDaysOnly, allowExtra]) => ({
          fromDay,
          schedule,
          timesPerDay,
          schoolDaysOnly,
          allowExtra,
        }),
      ),
      periods: (periods.get(habitId) ?? []).map(([, fromDay, untilDay]) => ({ fromDay, untilDay })),
      lastLiveBefore: lastLive.get(habitId) ?? null,
    })),
    marks: lists.marks.map(([kind, from, until]): DayMarkRange => ({ kind, from, until })),
    carePatterns: lists.carePatterns.map(([fromDay, anchor, weeks, away]) => ({
      fromDay,
      pattern: anchor === null || weeks === null || away === null ? null : { anchor, weeks, away },
    })),
    dayRules: lists.dayRules.map(([fromDay, weekStart, shieldsEnabled]) => ({
      fromDay,
      weekStart,
      shieldsEnabled,
    })),
    streakRules: lists.streakRules.map(([fromDay, rule]) => ({ fromDay, rule })),
    repairs: lists.repairs,
    live: lists.live.map(([habitId, day, slot, isApproved]) => ({ habitId, day, slot, isApproved })),
  };
}

function byHabit<Row extends [habitId: string, ...unknown[]]>(rows: Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row[0]);
    if (own) own.push(row);
    else found.set(row[0], [row]);
  }
  return found;
}
