import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';

/**
 * The XP ledger: `children.xp` is the sum of it; kinds `mission`, `proposal` and their undoes make up `totalXp`
 * (rules: XP and points). What goes into a goal leaves the wallet (`save`) and comes back (`unsave`), also on its way into a claim.
 */
export const xpEntries = pgTable(
  'xp_entries',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    familyId: familyId(),
    childId: uuid().notNull(),
    amount: integer().notNull(),
    kind: text().notNull(),
    completionId: uuid(),
    approvalNo: integer(),
    claimId: uuid(),
    /** Which hold of the claim's cost it belongs to. */
    holdNo: integer(),
    goalId: uuid(),
    proposalId: uuid(),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.id] }),
    goesWithHero(t),
    // One award and one undo per approval, whoever races.
    uniqueIndex('xp_entries_once_per_approval')
      .on(t.familyId, t.completionId, t.approvalNo, t.kind)
      .where(sql`${t.completionId} is not null`),
    // One hold and one refund each time, whoever races.
    uniqueIndex('xp_entries_once_per_hold')
      .on(t.familyId, t.claimId, t.holdNo, t.kind)
      .where(sql`${t.claimId} is not null`),
    uniqueIndex('xp_entries_once_per_proposal')
      .on(t.familyId, t.proposalId, t.approvalNo, t.kind)
      .where(sql`${t.proposalId} is not null`),
    index('xp_entries_by_goal').on(t.familyId, t.goalId).where(sql`${t.goalId} is not null`),
    check(
      'xp_entries_kind',
      sql`${t.kind} in ('mission','mission_undo','claim_hold','claim_refund','save','unsave','proposal','proposal_undo')`,
    ),
    check(
      'xp_entries_sign',
      sql`(${t.amount} > 0) = (${t.kind} in ('mission','claim_refund','unsave','proposal')) and ${t.amount} <> 0`,
    ),
    check(
      'xp_entries_cause',
      sql`case when ${t.kind} in ('mission','mission_undo') then ${t.completionId} is not null and ${t.approvalNo} is not null
        when ${t.kind} in ('save','unsave') then ${t.goalId} is not null
        when ${t.kind} in ('proposal','proposal_undo') then ${t.proposalId} is not null and ${t.approvalNo} is not null
        else ${t.claimId} is not null and ${t.holdNo} is not null end`,
    ),
  ],
);

/** The points ledger: `children.rewardPoints` is the sum of the approved rows (rules: XP and points). */
export const rewardTransactions = pgTable(
  'reward_transactions',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    amount: integer().notNull(),
    type: text().notNull(),
    source: text().notNull(),
    description: text().notNull(),
    requiresApproval: boolean().notNull(),
    isApproved: boolean().notNull(),
    approvedBy: uuid(),
    approvedAt: instant(),
    rejectedBy: uuid(),
    rejectedAt: instant(),
    /** A parent's words: with a bonus, or with a no. */
    message: text(),
    /** The first name, as it was then, of whoever said them with a bonus. */
    praisedBy: text(),
    /** Of a counter-entry: the row that it takes back. */
    undoes: uuid(),
    completionId: uuid(),
    approvalNo: integer(),
    proposalId: uuid(),
    /** Names what may happen once per hero: a streak milestone, a bought item, a won game. */
    onceKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reward_transactions_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    uniqueIndex('reward_transactions_once_per_approval')
      .on(t.familyId, t.completionId, t.approvalNo, t.type)
      .where(sql`${t.completionId} is not null`),
    uniqueIndex('reward_transactions_once_per_proposal')
      .on(t.familyId, t.proposalId, t.approvalNo, t.type)
      .where(sql`${t.proposalId} is not null`),
    uniqueIndex('reward_transactions_once')
      .on(t.familyId, t.childId, t.onceKey)
      .where(sql`${t.onceKey} is not null`),
    // A row is taken back once, whoever races.
    uniqueIndex('reward_transactions_one_undo').on(t.familyId, t.undoes).where(sql`${t.undoes} is not null`),
    index('reward_transactions_decided')
      .on(t.familyId, sql`coalesce(${t.approvedAt}, ${t.rejectedAt})`)
      .where(sql`${t.approvedBy} is not null or ${t.rejectedBy} is not null`),
    index('reward_transactions_newest').on(t.familyId, t.childId, t.createdAt),
    index('reward_transactions_praised')
      .on(t.familyId, t.childId, t.createdAt)
      .where(sql`${t.praisedBy} is not null`),
    index('reward_transactions_waiting')
      .on(t.familyId, t.childId)
      .where(sql`not ${t.isApproved} and ${t.rejectedAt} is null`),
    check('reward_transactions_amount', sql`${t.amount} <> 0`),
    foreignKey({
      name: 'reward_transactions_undoes_fk',
      columns: [t.familyId, t.undoes],
      foreignColumns: [t.familyId, t.id],
    }),
    check('reward_transactions_rejected', sql`${t.rejectedAt} is null or not ${t.isApproved}`),
    check('reward_transactions_approval', sql`${t.isApproved} or ${t.requiresApproval}`),
  ],
);
