import type { LookChoice } from '@herohood/domain/children/look';
import type { StreakRule } from '@herohood/domain/days/facts';
import type { Locale } from '@herohood/domain/languages/locale';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, familyId, id, instant, isLocale } from '../columns';
import { families } from '../family/tables';

/** Heroes. The balances here equal the sums of their ledgers and never go below zero (rules: XP and points). */
export const children = pgTable(
  'children',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    avatarType: text().notNull(),
    avatarUrl: text(),
    /** Null where no parent said it. */
    birthYear: integer(),
    /** How their app shows itself; 'auto': by age (rules: looks). */
    look: text().$type<LookChoice>().notNull().default('auto'),
    /** Null: their family's. */
    locale: text().$type<Locale>(),
    /** As `hero_streak_rules` says of today (rules: streaks). */
    streakRule: text().$type<StreakRule>().notNull().default('any'),
    /** The first day from which the streak has to be counted anew; null while what is stored stands (rules: streaks). */
    streakFrom: date({ mode: 'string' }),
    /** Grows with every reason to count anew, so that a count which was overtaken is thrown away. */
    streakNo: integer().notNull().default(0),
    username: text(),
    /** What usernames are compared by (rules: texts as people type them). */
    usernameKey: text(),
    /** AES-256-GCM, bound to the child's id (rules: sessions). */
    pinSealed: text(),
    xp: integer().notNull().default(0),
    totalXp: integer().notNull().default(0),
    rewardPoints: integer().notNull().default(0),
    /** Lifetime approved completions, so that badges never count rows. */
    approvedCount: integer().notNull().default(0),
    /** Cheers sent in all; one that went with a sibling's account still counts. */
    cheersSent: integer().notNull().default(0),
    unlockedAvatars: text().array().notNull(),
    unlockedGear: text().array().notNull().default(sql`'{}'`),
    equippedGear: text().array().notNull().default(sql`'{}'`),
    /** When their welcome was over; null for who has yet to see it (rules: the welcome). */
    welcomedAt: instant(),
    /** When a device of theirs first asked what there is to see: what stood then is no news (rules: celebrations). */
    firstLookAt: instant(),
    /** The piece of gear that the welcome gave, which nobody paid. */
    welcomeGear: text(),
    /** What the hero has chosen of what levels gave; also kept when an undo takes the level (rules: level gifts). */
    backdrop: text(),
    frame: text(),
    pose: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('children_family_id_key').on(t.familyId, t.id),
    uniqueIndex('children_username_key').on(t.familyId, t.usernameKey),
    index('children_by_age').on(t.familyId, t.createdAt, t.id),
    check('children_look', sql`${t.look} in ('auto', 'young', 'older')`),
    check('children_locale', isLocale(t.locale)),
    check('children_streak_rule', sql`${t.streakRule} in ('any', 'all')`),
    index('children_streaks_to_count').on(t.familyId, t.id).where(sql`${t.streakFrom} is not null`),
    check('children_xp', sql`${t.xp} >= 0`),
    check('children_total_xp', sql`${t.totalXp} >= 0`),
    check('children_reward_points', sql`${t.rewardPoints} >= 0`),
    check('children_approved_count', sql`${t.approvedCount} >= 0`),
    check('children_cheers_sent', sql`${t.cheersSent} >= 0`),
    check(
      'children_welcome_gear',
      sql`${t.welcomeGear} is null or (${t.welcomedAt} is not null and ${t.welcomeGear} = any(${t.unlockedGear}))`,
    ),
    check('children_username_keyed', sql`(${t.username} is null) = (${t.usernameKey} is null)`),
    check('children_login_complete', sql`(${t.username} is null) = (${t.pinSealed} is null)`),
  ],
);

/** Ties rows to their hero, with whom they go. */
export const goesWithHero = (t: { familyId: AnyPgColumn; childId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.familyId, t.childId],
    foreignColumns: [children.familyId, children.id],
  }).onDelete('cascade');
