import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { familyId, instant } from '../columns';
import { goesWithHabit } from '../habits/tables';

/** A sent reminder; the key is what keeps it from ringing twice for one habit and family day (rules: reminders). */
export const reminders = pgTable(
  'reminders',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    dueAt: instant().notNull(),
    /** The kids app shows it from `dueAt` until here. */
    endsAt: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childHabitId, t.day] }),
    goesWithHero(t),
    goesWithHabit(t),
    index('reminders_by_child').on(t.familyId, t.childId, t.endsAt),
    index('reminders_age').on(t.dueAt),
    check('reminders_order', sql`${t.endsAt} > ${t.dueAt}`),
  ],
);

/**
 * When the worker looks at an assignment's reminder next; null: not before something changes. Triggers (in the
 * migration) set it to the epoch whenever a fact that decides has changed, whoever changed it. Looking too often is
 * harmless: what is sent is decided from present facts and kept single by the key of `reminders`.
 */
export const reminderLooks = pgTable(
  'reminder_looks',
  {
    familyId: familyId(),
    childHabitId: uuid().notNull(),
    lookAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childHabitId] }),
    goesWithHabit(t),
    index('reminder_looks_due').on(t.lookAt).where(sql`${t.lookAt} is not null`),
  ],
);
