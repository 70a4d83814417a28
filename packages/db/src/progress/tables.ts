import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { children } from '../children/tables';

/**
 * One row per hero and family day with an approved completion. `runStart` is the first day of the unbroken
 * run that the day belongs to: a streak is one row's subtraction, however long the history.
 */
export const childDays = pgTable(
  'child_days',
  {
    familyId: uuid().notNull(),
    childId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    approvedCount: integer().notNull(),
    runStart: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.day] }),
    foreignKey({
      columns: [t.familyId, t.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    index('child_days_longest_run').on(t.familyId, t.childId, sql`(${t.day} - ${t.runStart})`),
    check('child_days_count', sql`${t.approvedCount} > 0`),
    check('child_days_run', sql`${t.runStart} <= ${t.day}`),
  ],
);
