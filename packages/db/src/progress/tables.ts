import type { MomentKind } from '@herohood/domain/home/moments';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id } from '../columns';
import { goesWithHabit } from '../habits/tables';

/**
 * One row per hero and family day with an approved completion, with the streak as it stands after that day as if it were over, so that
 * a streak is one row however long the history. What happened after `children.streak_from` is not counted into it yet (rules: streaks).
 */
export const childDays = pgTable(
  'child_days',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    approvedCount: integer().notNull(),
    /** Its done days, the shields held, and the done days since the last shield. */
    run: integer().notNull().default(0),
    held: integer().notNull().default(0),
    towardsShield: integer().notNull().default(0),
    /** The days since the row before, and this one, on which a shield was used. */
    shielded: date({ mode: 'string' }).array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.day] }),
    goesWithHero(t),
    index('child_days_longest_run').on(t.familyId, t.childId, t.run),
    index('child_days_shielded').on(t.familyId, t.childId, t.day).where(sql`${t.shielded} <> '{}'`),
    check(
      'child_days_run',
      sql`${t.run} >= 0 and ${t.held} between 0 and 2 and ${t.towardsShield} between 0 and 6`,
    ),
    check('child_days_count', sql`${t.approvedCount} > 0`),
  ],
);

/**
 * How often each assignment was approved in its life, so that badges never count completions. In a table of its own, and not
 * with the assignment: paying locks the hero and no assignment.
 */
export const habitCounts = pgTable(
  'habit_counts',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    approvedCount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.childHabitId] }),
    goesWithHabit(t),
    check('habit_counts_count', sql`${t.approvedCount} >= 0`),
  ],
);

/**
 * How the streak of an assignment stood after a day some weeks ago, as the last report counted it, so that the next one goes on from there. Not
 * there: it is counted since the first time. It goes where something changes what its days are judged by (rules: streaks).
 */
export const habitStreaks = pgTable(
  'habit_streaks',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Its days, and the days since the last of them on which it could have been done and was not owed. */
    days: integer().notNull(),
    idle: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.childHabitId] }),
    goesWithHabit(t),
    check('habit_streaks_days', sql`${t.days} >= 0 and ${t.idle} between 0 and 6`),
  ],
);

/**
 * What happened to a hero once and has no row of its own elsewhere: a badge or level that was reached first, a milestone, a goal
 * that was filled, a shield that was used, a run that ended. Written when it is first seen, so that it is news once.
 */
export const heroMoments = pgTable(
  'hero_moments',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    kind: text().$type<MomentKind>().notNull(),
    /** Which one: a badge's id, a level, a day, a goal and when it was filled. */
    key: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('hero_moments_once').on(t.familyId, t.childId, t.kind, t.key),
    goesWithHero(t),
    check('hero_moments_kind', sql`${t.kind} in ('badge','level','streak','goal','shield','rested')`),
  ],
);
