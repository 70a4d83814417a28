import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';
import { rewards } from '../rewards/tables';

/**
 * What a hero saves for. `saved` equals what the XP ledger has moved there and not back (rules: goals); every movement holds its
 * hero's lock. A closed one stays for the ledger that names it, and holds nothing.
 */
export const goals = pgTable(
  'goals',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    name: text().notNull(),
    /** Null for a wish of the hero's own, and once the reward is gone. */
    rewardId: uuid(),
    /** The reward's price when the goal was made. */
    target: integer().notNull(),
    saved: integer().notNull().default(0),
    /** So many per cent of each payment go here by themselves. */
    autoSave: integer().notNull().default(0),
    reachedAt: instant(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('goals_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    foreignKey({
      columns: [t.familyId, t.rewardId],
      foreignColumns: [rewards.familyId, rewards.id],
    }).onDelete('cascade'),
    uniqueIndex('goals_one_per_reward')
      .on(t.familyId, t.childId, t.rewardId)
      .where(sql`${t.closedAt} is null and ${t.rewardId} is not null`),
    index('goals_open').on(t.familyId, t.childId, t.createdAt).where(sql`${t.closedAt} is null`),
    check('goals_target', sql`${t.target} between 1 and 100000`),
    check(
      'goals_saved',
      sql`${t.saved} between 0 and ${t.target} and (${t.saved} = 0 or ${t.closedAt} is null)`,
    ),
    check('goals_auto_save', sql`${t.autoSave} between 0 and 50`),
    check(
      'goals_reached',
      sql`(${t.reachedAt} is not null) = (${t.saved} = ${t.target}) or ${t.closedAt} is not null`,
    ),
  ],
);
