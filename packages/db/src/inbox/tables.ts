import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { familyId, instant } from '../columns';

/** The last call of each hero for a parent: a newer one takes its place, under an id of its own (rules: calls). */
export const parentCalls = pgTable(
  'parent_calls',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    id: uuid().notNull().default(sql`time_ordered_id()`),
    calledAt: instant().notNull(),
    seenAt: instant(),
    seenBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId] }),
    unique('parent_calls_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
  ],
);
