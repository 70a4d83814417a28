import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';

/** Real-world rewards that a hero can claim for XP. Deleted ones stay for the claims that name them. */
export const rewards = pgTable(
  'rewards',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    name: text().notNull(),
    description: text(),
    type: text().notNull().default('treat'),
    value: text().notNull(),
    cost: integer().notNull(),
    costType: text().notNull().default('xp'),
    isActive: boolean().notNull().default(true),
    icon: text().notNull().default('gift'),
    /** How often and when it can be claimed; `{}`: always (rules: limits of rewards). */
    limits: jsonb().$type<RewardLimits>().notNull().default({}),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [
    unique('rewards_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    index('rewards_by_child').on(t.familyId, t.childId, t.createdAt).where(sql`${t.deletedAt} is null`),
    check('rewards_cost', sql`${t.cost} between 1 and 100000`),
    check('rewards_type', sql`${t.type} in ('screen_time','treat','outing','privilege')`),
  ],
);

/** A claim holds its cost from the moment it is made; the price is a snapshot (rules: rewards). */
export const rewardClaims = pgTable(
  'reward_claims',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    rewardId: uuid().notNull(),
    status: text().notNull().default('pending'),
    cost: integer().notNull(),
    message: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: uuid(),
    usedAt: instant(),
    /** The parent who handed it out; null when the hero said so, which is final (rules: undo). */
    usedBy: uuid(),
    /** How often it has held its cost: a decline may be undone, and each hold is given back once. */
    holdNo: integer().notNull().default(1),
    /** The goal that was saved for it, and how much of the cost came from there (rules: goals). */
    goalId: uuid(),
    fromGoal: integer().notNull().default(0),
  },
  (t) => [
    unique('reward_claims_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    foreignKey({
      columns: [t.familyId, t.rewardId],
      foreignColumns: [rewards.familyId, rewards.id],
    }).onDelete('cascade'),
    uniqueIndex('reward_claims_one_pending')
      .on(t.familyId, t.childId, t.rewardId)
      .where(sql`${t.status} = 'pending'`),
    index('reward_claims_newest').on(t.familyId, t.childId, t.createdAt),
    index('reward_claims_waiting').on(t.familyId, t.createdAt).where(sql`${t.status} = 'pending'`),
    index('reward_claims_owed').on(t.familyId, t.decidedAt).where(sql`${t.status} = 'approved'`),
    index('reward_claims_decided')
      .on(t.familyId, sql`coalesce(${t.usedAt}, ${t.decidedAt})`)
      .where(sql`${t.decidedAt} is not null`),
    // What limits count.
    index('reward_claims_counted')
      .on(t.familyId, t.rewardId, t.createdAt)
      .where(sql`${t.status} <> 'rejected'`),
    check('reward_claims_from_goal', sql`${t.fromGoal} between 0 and ${t.cost}`),
    check('reward_claims_given', sql`${t.usedBy} is null or ${t.usedAt} is not null`),
    check('reward_claims_cost', sql`${t.cost} between 1 and 100000`),
    check('reward_claims_status', sql`${t.status} in ('pending','approved','rejected','used')`),
  ],
);
