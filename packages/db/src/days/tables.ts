import type { StreakRule, WeekStart } from '@herohood/domain/days/facts';
import { MARK_KINDS, type MarkKind } from '@herohood/domain/days/marks';
import type { Schedule } from '@herohood/domain/days/schedule';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';
import { families } from '../family/tables';
import { goesWithHabit } from '../habits/tables';

const day = () => date({ mode: 'string' });

/**
 * What an assignment's plan is from a day on; the first row reaches backwards, and none means once on every day. Past days keep the plan
 * that they had (rules: schedules).
 */
export const habitSchedules = pgTable(
  'habit_schedules',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    fromDay: day().notNull(),
    schedule: jsonb().$type<Schedule>().notNull(),
    timesPerDay: integer().notNull(),
    schoolDaysOnly: boolean().notNull(),
    allowExtra: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childHabitId, t.fromDay] }),
    goesWithHabit(t),
    index('habit_schedules_by_child').on(t.familyId, t.childId),
    check('habit_schedules_times', sql`${t.timesPerDay} between 1 and 6`),
  ],
);

/** Days that are not like the others, of one hero or of all (rules: days off). */
export const dayMarks = pgTable(
  'day_marks',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    /** Null: all heroes, those too who come later. */
    childId: uuid(),
    kind: text().$type<MarkKind>().notNull(),
    fromDay: day().notNull(),
    untilDay: day().notNull(),
    note: text(),
    /** The calendar that it was imported from, and which of its events it is; null for a parent's own. */
    importSource: text(),
    importUid: text(),
    /** An imported one that a parent took away: it stays as a row, so that the next import leaves it away. */
    deletedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('day_marks_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    index('day_marks_by_day').on(t.familyId, t.untilDay, t.fromDay),
    uniqueIndex('day_marks_imported_once')
      .on(t.familyId, t.childId, t.kind, t.importSource, t.importUid, t.fromDay)
      .where(sql`${t.importUid} is not null and ${t.childId} is not null`),
    uniqueIndex('day_marks_imported_once_for_all')
      .on(t.familyId, t.kind, t.importSource, t.importUid, t.fromDay)
      .where(sql`${t.importUid} is not null and ${t.childId} is null`),
    check('day_marks_kind', sql`${t.kind} in (${sql.raw(MARK_KINDS.map((kind) => `'${kind}'`).join(', '))})`),
    check('day_marks_order', sql`${t.untilDay} between ${t.fromDay} and ${t.fromDay} + 365`),
    check('day_marks_import', sql`(${t.importSource} is null) = (${t.importUid} is null)`),
    check('day_marks_gone', sql`${t.deletedAt} is null or ${t.importUid} is not null`),
  ],
);

/** A hero's care pattern from a day on; nulls: none from that day on (rules: two homes). */
export const carePatterns = pgTable(
  'care_patterns',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    fromDay: day().notNull(),
    anchor: day(),
    weeks: integer(),
    away: boolean().array(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.fromDay] }),
    goesWithHero(t),
    check(
      'care_patterns_whole',
      sql`case when ${t.anchor} is null then ${t.weeks} is null and ${t.away} is null
        else coalesce(${t.weeks} between 1 and 4 and cardinality(${t.away}) = 7 * ${t.weeks}
          and extract(isodow from ${t.anchor}) = 1, false) end`,
    ),
  ],
);

/** A missed day that a parent took for good (rules: streaks). */
export const streakRepairs = pgTable(
  'streak_repairs',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    day: day().notNull(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.familyId, t.childId, t.day] }), goesWithHero(t)],
);

/** A family's settings that judge days, from a day on; days before the first have the product's (rules: streaks). */
export const familyDayRules = pgTable(
  'family_day_rules',
  {
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    fromDay: day().notNull(),
    weekStart: text().$type<WeekStart>().notNull(),
    shieldsEnabled: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.fromDay] }),
    check('family_day_rules_week_start', sql`${t.weekStart} in ('mon', 'sun', 'sat')`),
  ],
);

/** What makes a hero's day count as done, from a day on; days before the first: any mission (rules: streaks). */
export const heroStreakRules = pgTable(
  'hero_streak_rules',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    fromDay: day().notNull(),
    rule: text().$type<StreakRule>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.fromDay] }),
    goesWithHero(t),
    check('hero_streak_rules_rule', sql`${t.rule} in ('any', 'all')`),
  ],
);
