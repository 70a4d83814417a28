import type { HeroFacts } from '@herohood/domain/days/facts';
import type { DayMarkRange } from '@herohood/domain/days/marks';
import { addDays } from '@herohood/domain/time/family-day';
import { eq, type SQL, sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { FamilyGone, type FamilyId, type HeroKey } from '../family/family-id';
import { families } from '../family/tables';
import { preparedQuery } from '../prepared-query';
import { type FactLists, list, ofOne, type Part, partsOf } from './facts-parts';
import { familyDayRules } from './tables';

export interface DayRange {
  from: string;
  /** Included. */
  until: string;
}

type Answers<Parts extends Record<string, Part<unknown>>> = {
  [Name in keyof Parts]: Parts[Name]['answer'];
};

/** What is the family's own, for all of its heroes. */
const ofFamily = {
  neutralFrom: families.neutralFrom,
  dayRules: ofOne(
    list<FactLists['dayRules'][number]>(
      sql`json_build_array(r.from_day, r.week_start, r.shields_enabled)`,
      sql`${familyDayRules} r where r.family_id = ${families.id}`,
      sql`r.from_day`,
    ),
  ),
};

const answersOf = <Parts extends Record<string, Part<unknown>>>(
  parts: Parts,
  answer: (name: string, part: Part<unknown>) => SQL,
) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, answer(name, part)]),
  ) as Answers<Parts>;

const factsOfHero = preparedQuery((db) =>
  db
    .select({
      ...ofFamily,
      ...answersOf(partsOf(sql`${families.id}`, sql`${sql.placeholder('childId')}::uuid`), (_, part) =>
        ofOne(part),
      ),
    })
    .from(families)
    .where(eq(families.id, sql.placeholder('familyId'))),
);

/**
 * The facts of all heroes of a family, and more parts of `k`, a hero: each part is read for the whole family and laid beside its hero.
 * A subquery for each hero is dearer by what Postgres expects, which then plans the statement anew at every call.
 *
 * @returns the answers, and `beside`, a table of them that is joined by `beside.child_id`
 */
export function factsByHero<More extends Record<string, Part<unknown>>>(more: More) {
  const family = sql`${sql.placeholder('familyId')}::uuid`;
  const parts = { ...partsOf(sql`k.family_id`, sql`k.id`), ...more };
  const names = Object.entries(parts).map(([name, part]) => ({ name: sql.identifier(name), ...part }));
  const found = names.map(({ name, none }) => sql`coalesce(${name}.found, ${none}) as ${name}`);
  const joins = names.map(
    ({ name, answer, source }) => sql`left join (
      select k.id, ${answer} as found from ${children} k, ${source} and k.family_id = ${family} group by k.id
    ) ${name} on ${name}.id = h.id`,
  );
  return {
    answers: { ...ofFamily, ...answersOf(parts, (name) => sql`beside.${sql.identifier(name)}`) },
    beside: sql`(
      select h.id as child_id, ${sql.join(found, sql`, `)} from ${children} h ${sql.join(joins, sql` `)}
      where h.family_id = ${family}
    ) beside`,
  };
}

const factsOfFamily = preparedQuery((db) => {
  const { answers, beside } = factsByHero({});
  return db
    .select({ childId: children.id, ...answers })
    .from(children)
    .innerJoin(families, eq(families.id, children.familyId))
    .leftJoin(beside, sql`beside.child_id = ${children.id}`)
    .where(eq(children.familyId, sql.placeholder('familyId')));
});

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
export async function readHeroFacts(db: Executor, who: HeroKey, range: DayRange): Promise<HeroFacts> {
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
