import type { PartOfDay } from '@herohood/domain/days/parts';
import type { Schedule } from '@herohood/domain/days/schedule';
import type { ApprovalPolicy, PhotoPolicy } from '@herohood/domain/habits/policy';
import type { HabitTool } from '@herohood/domain/habits/tool';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
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
import { families } from '../family/tables';
import { isRow } from '../keys';

const tool = () => jsonb().$type<HabitTool>().notNull().default(sql`'"none"'::jsonb`);

/** Whether a tool is one of the four, within its bounds (rules: tools); never unknown, so that a check refuses what is missing. */
const isTool = (column: SQLWrapper) => sql`coalesce(case ${column} ->> 'kind'
  when 'timer' then (${column} ->> 'minutes')::int between 1 and 60 when 'brush' then true
  when 'steps' then jsonb_array_length(${column} -> 'steps') between 2 and 8
  else ${column} = '"none"'::jsonb end, false)`;

/** When a habit is due (rules: schedules). */
const planColumns = () => ({
  schedule: jsonb().$type<Schedule>().notNull().default({ kind: 'daily' }),
  partOfDay: text().$type<PartOfDay>().notNull().default('any'),
  timesPerDay: integer().notNull().default(1),
});

const planChecks = (table: string, t: Record<'schedule' | 'partOfDay' | 'timesPerDay', SQLWrapper>) => [
  check(`${table}_part_of_day`, sql`${t.partOfDay} in ('any', 'morning', 'afternoon', 'evening')`),
  check(
    `${table}_times_per_day`,
    sql`${t.timesPerDay} between 1 and 6 and (${t.timesPerDay} = 1 or ${t.schedule} ->> 'kind' <> 'quota')`,
  ),
];

/** What a habit shares with its assignments, which keep it of their own. */
const sharedColumns = () => ({
  name: text().notNull(),
  description: text(),
  icon: text().notNull(),
  color: text().notNull(),
  xpReward: integer().notNull(),
  tool: tool(),
  ...planColumns(),
  schoolDaysOnly: boolean().notNull().default(false),
  allowExtra: boolean().notNull().default(false),
  /** Who says yes (rules: trust), and whether a picture goes with it (rules: photos). An assignment keeps its master's. */
  approval: text().$type<ApprovalPolicy>().notNull().default('family'),
  spotCheck: integer().notNull().default(0),
  photo: text().$type<PhotoPolicy>().notNull().default('none'),
  isActive: boolean().notNull().default(true),
  reminderEnabled: boolean().notNull().default(false),
  reminderTime: text().notNull().default('08:00'),
  reminderDuration: integer().notNull().default(30),
  timeRangeStart: text().notNull().default('07:00'),
  timeRangeEnd: text().notNull().default('20:00'),
  voiceReminderEnabled: boolean().notNull().default(false),
  customRingtone: text().notNull().default('gentle-chime'),
});

const policyChecks = (table: string, t: Record<'approval' | 'spotCheck' | 'photo', SQLWrapper>) => [
  check(`${table}_approval`, sql`${t.approval} in ('family', 'ask', 'trust')`),
  check(`${table}_spot_check`, sql`${t.spotCheck} = 0 or ${t.spotCheck} between 3 and 20`),
  check(`${table}_photo`, sql`${t.photo} in ('none', 'optional', 'required')`),
];

/** The family's habits. Deleted ones stay as rows because completions name them. */
export const masterHabits = pgTable(
  'master_habits',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    ...sharedColumns(),
    voiceRecording: text(),
    voiceRecordingName: text(),
    /** Since when a picture is needed: a tap from before it needs none (rules: photos). */
    photoSince: instant(),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [
    unique('master_habits_family_id_key').on(t.familyId, t.id),
    index('master_habits_by_age').on(t.familyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    check('master_habits_xp_reward', sql`${t.xpReward} between 1 and 1000`),
    check('master_habits_tool', isTool(t.tool)),
    ...planChecks('master_habits', t),
    ...policyChecks('master_habits', t),
    check('master_habits_reminder_duration', sql`${t.reminderDuration} between 1 and 120`),
  ],
);

/**
 * A master given to one hero. At most one row a pair, ever: taking a habit away and giving it back finds the
 * same row, so that today's completion is not forgotten in between.
 */
export const childHabits = pgTable(
  'child_habits',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    masterHabitId: uuid().notNull(),
    ...sharedColumns(),
    /** Where the hero's plan differs from the master's; null: as the master. The plan in force stands above. */
    ownSchedule: jsonb().$type<Schedule>(),
    ownPartOfDay: text().$type<PartOfDay>(),
    ownTimesPerDay: integer(),
    ownApproval: text().$type<ApprovalPolicy>(),
    /** Until then a parent is asked, because what was trusted was not so (rules: trust). */
    askUntil: instant(),
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [
    unique('child_habits_family_id_key').on(t.familyId, t.id),
    goesWithHero(t),
    foreignKey({
      columns: [t.familyId, t.masterHabitId],
      foreignColumns: [masterHabits.familyId, masterHabits.id],
    }).onDelete('cascade'),
    uniqueIndex('child_habits_once').on(t.familyId, t.childId, t.masterHabitId),
    index('child_habits_by_master').on(t.familyId, t.masterHabitId),
    check('child_habits_xp_reward', sql`${t.xpReward} between 1 and 1000`),
    check('child_habits_tool', isTool(t.tool)),
    ...planChecks('child_habits', t),
    ...policyChecks('child_habits', t),
    check('child_habits_own_approval', sql`${t.ownApproval} in ('family', 'ask', 'trust')`),
    check('child_habits_reminder_duration', sql`${t.reminderDuration} between 1 and 120`),
  ],
);

/** Ties rows to their assignment, with which they go. */
export const goesWithHabit = (t: { familyId: AnyPgColumn; childHabitId: AnyPgColumn }) =>
  foreignKey({
    columns: [t.familyId, t.childHabitId],
    foreignColumns: [childHabits.familyId, childHabits.id],
  }).onDelete('cascade');

/** What a family has put aside to begin another habit with. */
export const habitTemplates = pgTable(
  'habit_templates',
  {
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    id: id(),
    name: text().notNull(),
    description: text(),
    icon: text().notNull(),
    color: text().notNull(),
    xpReward: integer().notNull(),
    tool: tool(),
    ...planColumns(),
    createdAt: createdAt(),
  },
  (t) => [
    index('habit_templates_by_age').on(t.familyId, t.createdAt, t.id),
    check('habit_templates_xp_reward', sql`${t.xpReward} between 1 and 1000`),
    check('habit_templates_tool', isTool(t.tool)),
    ...planChecks('habit_templates', t),
  ],
);

/** The family days on which an assignment counted as active: `fromDay` included, `untilDay` not (rules: reports). */
export const habitPeriods = pgTable(
  'habit_periods',
  {
    id: id(),
    familyId: familyId(),
    childId: uuid().notNull(),
    childHabitId: uuid().notNull(),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }),
  },
  (t) => [
    goesWithHabit(t),
    uniqueIndex('habit_periods_one_open').on(t.familyId, t.childHabitId).where(sql`${t.untilDay} is null`),
    index('habit_periods_by_child').on(t.familyId, t.childId, t.untilDay),
    check('habit_periods_order', sql`${t.untilDay} >= ${t.fromDay}`),
  ],
);

/** Joins an assignment to its habit. */
export const isAssigned = isRow(masterHabits, {
  familyId: childHabits.familyId,
  id: childHabits.masterHabitId,
});

/** Whether a hero sees an assignment: it and its habit are active, and neither is deleted (rules: habits). */
export const isShownToHero = sql<boolean>`(${childHabits.isActive} and ${childHabits.deletedAt} is null and ${masterHabits.isActive} and ${masterHabits.deletedAt} is null)`;
