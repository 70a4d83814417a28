import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { children } from '../children/tables';
import { createdAt, familyId, id, instant } from '../columns';
import { childHabits } from '../habits/tables';

/** One try at one mission on one family day. What it pays is fixed when it is done (rules: XP and points). */
export const completions = pgTable(
  'completions',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    date: date({ mode: 'string' }).notNull(),
    /** Which of the day's times it is, from 1 (rules: schedules). */
    slot: integer().notNull().default(1),
    status: text().notNull().default('pending'),
    completedAt: instant().notNull(),
    /** The promise while it waits; of an approved one what was paid (rules: amounts). */
    xpEarned: integer().notNull(),
    promisedXp: integer().notNull(),
    pointsEarned: integer().notNull(),
    /** A parent's words, with a yes or a no. */
    feedback: text(),
    /** Praise of an approved one, written in the statement that approves it (rules: praise). */
    sticker: text(),
    /** The recording that is heard with it: a media object of the family. */
    voiceId: uuid(),
    /** The first name, as it was then, of whoever praised; null where nothing was said. */
    praisedBy: text(),
    autoApproved: boolean().notNull().default(false),
    /** Approved in the transaction that wrote it (rules: trust). */
    isTrusted: boolean().notNull().default(false),
    /** A trusted one that a parent looks at instead. */
    isSpotCheck: boolean().notNull().default(false),
    /** Only a parent decides about it: no settings of the timer give it a due time. */
    isAsked: boolean().notNull().default(false),
    /** It came without a picture, which was asked for only after it was done (rules: photos). */
    isBeforePhoto: boolean().notNull().default(false),
    /** Its picture, a media object of the family; null too once the picture is gone (rules: photos). */
    photoId: uuid(),
    /** When a parent first looked at the picture. */
    photoSeenAt: instant(),
    /** With it all that its day owed was sent: the hero set out (rules: trips). */
    setsOut: boolean().notNull().default(false),
    /** When the timer may approve it; Postgres is the truth, the queue only wakes the sweep (rules: auto-approval). */
    autoApprovesAt: instant(),
    decidedAt: instant(),
    decidedBy: uuid(),
    isDoneByParent: boolean().notNull().default(false),
    /** How often it has been approved: an undone approval may be given again, and each is paid once. */
    approvalNo: integer().notNull().default(0),
    /**
     * Of an approval that brought a find: which of the hero's it is (rules: finds). `next_finds` gives the lowest number that
     * is free; an undo frees it.
     */
    findNo: integer(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('completions_family_id_key').on(t.familyId, t.id),
    foreignKey({
      columns: [t.familyId, t.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.familyId, t.childHabitId],
      foreignColumns: [childHabits.familyId, childHabits.id],
    }).onDelete('cascade'),
    // Two taps, two devices, a replay: at most one live completion per habit, day and slot (rules: missions).
    uniqueIndex('completions_one_live')
      .on(t.familyId, t.childHabitId, t.date, t.slot)
      .where(sql`${t.status} in ('pending','approved')`),
    index('completions_by_day').on(t.familyId, t.childId, t.date),
    index('completions_waiting').on(t.familyId, t.completedAt).where(sql`${t.status} = 'pending'`),
    index('completions_decided').on(t.familyId, t.decidedAt).where(sql`${t.decidedAt} is not null`),
    // As trust looks at a habit: its last decisions, the newest first.
    index('completions_judged')
      .on(t.familyId, t.childHabitId, t.date, t.createdAt, t.id)
      .where(
        sql`not ${t.isDoneByParent} and (${t.status} in ('approved','rejected') or ${t.approvalNo} > 0)`,
      ),
    index('completions_praised')
      .on(t.familyId, t.childId, t.decidedAt)
      .where(sql`${t.praisedBy} is not null`),
    index('completions_heard').on(t.familyId, t.voiceId).where(sql`${t.voiceId} is not null`),
    // The one index that does not begin with the family: the sweep looks across all of them.
    index('completions_due')
      .on(t.autoApprovesAt)
      .where(sql`${t.status} = 'pending' and ${t.autoApprovesAt} is not null`),
    uniqueIndex('completions_finds').on(t.familyId, t.childId, t.findNo).where(sql`${t.findNo} is not null`),
    check('completions_find', sql`${t.findNo} is null or (${t.findNo} >= 0 and ${t.status} = 'approved')`),
    check('completions_status', sql`${t.status} in ('pending','approved','rejected','withdrawn')`),
    check('completions_slot', sql`${t.slot} between 1 and 6`),
    index('completions_pictured').on(t.familyId, t.photoId).where(sql`${t.photoId} is not null`),
    check('completions_promise', sql`${t.promisedXp} between 1 and 1000`),
    check(
      'completions_xp',
      sql`case when ${t.status} = 'approved' then ${t.xpEarned} between 0 and 1500 else ${t.xpEarned} = ${t.promisedXp} end`,
    ),
    check('completions_trusted', sql`not ${t.isTrusted} or ${t.status} = 'approved'`),
    check('completions_before_photo', sql`not (${t.isBeforePhoto} and ${t.isTrusted})`),
    check('completions_photo', sql`${t.photoId} is null or ${t.status} in ('pending','approved')`),
    check('completions_asked', sql`${t.autoApprovesAt} is null or not ${t.isAsked}`),
    check('completions_points', sql`${t.pointsEarned} >= 0`),
    check('completions_feedback', sql`${t.status} <> 'rejected' or ${t.feedback} is not null`),
    check('completions_sticker', sql`${t.sticker} ~ '^sticker-(0[1-9]|1[0-9]|2[0-4])$'`),
    // An undo takes the praise along, and what was praised says by whom.
    check(
      'completions_praise',
      sql`case when ${t.praisedBy} is null then ${t.sticker} is null and ${t.voiceId} is null else ${t.status} = 'approved' end`,
    ),
    check('completions_paid', sql`${t.status} <> 'approved' or ${t.approvalNo} > 0`),
  ],
);
