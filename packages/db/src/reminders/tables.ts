import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { children } from '../children/tables';
import { instant } from '../columns';
import { childHabits } from '../habits/tables';

/** One planned reminder per habit and family day: the key is what keeps it from ringing twice (ruling R18). */
export const reminders = pgTable(
  'reminders',
  {
    familyId: uuid().notNull(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    dueAt: instant().notNull(),
    status: text().notNull().default('planned'),
    sentAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childHabitId, t.day] }),
    foreignKey({
      columns: [t.familyId, t.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.familyId, t.childHabitId],
      foreignColumns: [childHabits.familyId, childHabits.id],
    }).onDelete('cascade'),
    index('reminders_due').on(t.dueAt).where(sql`${t.status} = 'planned'`),
    check('reminders_status', sql`${t.status} in ('planned','sent','dropped')`),
  ],
);
