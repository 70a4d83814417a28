import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns';

/** The shop's catalogue, the same for every family; its rows come with migrations (rules: shop). */
export const avatarItems = pgTable(
  'avatar_items',
  {
    id: text().primaryKey(),
    avatarType: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    cost: integer().notNull(),
    rarity: text().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [
    check('avatar_items_cost', sql`${t.cost} > 0`),
    check('avatar_items_rarity', sql`${t.rarity} in ('common','rare','epic','legendary')`),
  ],
);

export const gearItems = pgTable(
  'gear_items',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    gearType: text().notNull(),
    description: text().notNull(),
    cost: integer().notNull(),
    rarity: text().notNull(),
    effect: text().notNull(),
    requiredLevel: integer().notNull().default(1),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('gear_items_cost', sql`${t.cost} > 0`),
    check('gear_items_type', sql`${t.gearType} in ('helmet','armor','weapon','accessory')`),
    check('gear_items_rarity', sql`${t.rarity} in ('common','rare','epic','legendary')`),
    check('gear_items_level', sql`${t.requiredLevel} >= 1`),
  ],
);
