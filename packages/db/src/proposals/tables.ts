import type { ProposalPlan } from '@herohood/domain/proposals/schema';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';
import { masterHabits } from '../habits/tables';
import { rewards } from '../rewards/tables';

/** What a hero did beyond their missions, wishes for, or would do as a mission (rules: proposals). */
export const proposals = pgTable(
  'proposals',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    kind: text().$type<'did' | 'wish' | 'mission'>().notNull(),
    title: text().notNull(),
    note: text(),
    /** When the mission that a hero proposes is due. */
    plan: jsonb().$type<ProposalPlan>(),
    /** What the hero thinks it is worth. */
    xp: integer(),
    status: text().$type<'waiting' | 'accepted' | 'declined'>().notNull().default('waiting'),
    /** A parent's words with a no. */
    message: text(),
    /** What a parent's yes paid; 0 while there is none, and for a wish. */
    paidXp: integer().notNull().default(0),
    paidPoints: integer().notNull().default(0),
    /** How often it has been accepted: a yes may be undone and given again, and each is paid once. */
    approvalNo: integer().notNull().default(0),
    /** The reward that an accepted wish became. */
    rewardId: uuid(),
    /** The habit that an accepted mission became. */
    habitId: uuid(),
    /** Its picture, a media object of the family; null too once the picture is gone (rules: photos). */
    photoId: uuid(),
    voiceId: uuid(),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: uuid(),
  },
  (t) => [
    unique('proposals_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    foreignKey({
      columns: [t.familyId, t.rewardId],
      foreignColumns: [rewards.familyId, rewards.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.familyId, t.habitId],
      foreignColumns: [masterHabits.familyId, masterHabits.id],
    }).onDelete('cascade'),
    index('proposals_newest').on(t.familyId, t.childId, t.createdAt),
    index('proposals_waiting').on(t.familyId, t.createdAt).where(sql`${t.status} = 'waiting'`),
    index('proposals_decided').on(t.familyId, t.decidedAt).where(sql`${t.decidedAt} is not null`),
    index('proposals_pictured').on(t.familyId, t.photoId).where(sql`${t.photoId} is not null`),
    index('proposals_heard').on(t.familyId, t.voiceId).where(sql`${t.voiceId} is not null`),
    check('proposals_kind', sql`${t.kind} in ('did','wish','mission')`),
    check('proposals_plan', sql`(${t.kind} = 'mission') = (${t.plan} is not null)`),
    check('proposals_status', sql`${t.status} in ('waiting','accepted','declined')`),
    check('proposals_xp', sql`${t.xp} between 1 and 200`),
    check(
      'proposals_paid',
      sql`case when ${t.status} = 'accepted' and ${t.kind} = 'did' then ${t.paidXp} between 1 and 1000 and ${t.paidPoints} >= 0
        else ${t.paidXp} = 0 and ${t.paidPoints} = 0 end`,
    ),
    check('proposals_decided', sql`(${t.status} = 'waiting') = (${t.decidedAt} is null)`),
  ],
);
