import * as z from 'zod';
import { PARTS_OF_DAY } from '../days/parts';
import { scheduleSchema, timesPerDayField } from '../days/schedule-schema';
import {
  clockTime,
  idOf,
  ignored,
  instant,
  labelField,
  longText,
  nameField,
  names,
  reminderMinutes,
  xpRewardField,
} from '../fields';
import { shape } from '../shape';
import { AGE_BANDS } from './idea';
import { faultsOfPlan } from './plan';
import { APPROVAL_POLICIES, PHOTO_POLICIES, SPOT_CHECKS } from './policy';
import { habitToolInput, habitToolSchema } from './tool';

const alertShape = {
  reminderEnabled: z.boolean(),
  reminderTime: clockTime,
  reminderDuration: reminderMinutes,
  timeRangeStart: clockTime,
  timeRangeEnd: clockTime,
  voiceReminderEnabled: z.boolean(),
  customRingtone: z.string().max(60),
};

/** What of a habit's days an assignment may have of its own (rules: schedules). */
const ownableShape = {
  schedule: scheduleSchema,
  partOfDay: z.enum(PARTS_OF_DAY),
  timesPerDay: timesPerDayField,
};

const planShape = { ...ownableShape, schoolDaysOnly: z.boolean(), allowExtra: z.boolean() };

/** How often a trusted mission is looked at: never, or one in so many. */
const spotCheckField = z
  .number()
  .int()
  .min(0)
  .max(SPOT_CHECKS.max)
  .refine((oneIn) => oneIn === 0 || oneIn >= SPOT_CHECKS.min, 'Please use 0, or 3 to 20.');

/** Who says yes, and with which picture (rules: trust, photos). */
const policyShape = {
  approval: z.enum(APPROVAL_POLICIES),
  spotCheck: spotCheckField,
  photo: z.enum(PHOTO_POLICIES),
};

/** What a habit shares with its assignments besides its plan, as it is read. */
const sharedShape = {
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
  ...policyShape,
  ...alertShape,
};

/** The names of those fields: editing a habit carries them to its assignments (rules: habits). */
export const SHARED_HABIT_FIELDS = Object.keys(sharedShape) as (keyof typeof sharedShape)[];

const habitShape = {
  id: z.string(),
  ...sharedShape,
  /** The schedule's kind. */
  frequency: z.enum(['daily', 'days', 'interval', 'quota', 'once']),
  ...planShape,
  isActive: z.boolean(),
  createdAt: instant,
};

/** The family's habit as parents manage it. */
export const masterHabitSchema = shape('MasterHabit', {
  ...habitShape,
  voiceRecording: z.string().nullable(),
  voiceRecordingName: z.string().nullable(),
});
export type MasterHabit = z.infer<typeof masterHabitSchema>;

/**
 * A master habit given to one hero: its plan and its approval are those in force, `own` what differs from the master's (null:
 * nothing does). A hero is told neither of spot checks nor of pictures and `askUntil` here (rules: trust).
 */
export const childHabitSchema = shape('ChildHabit', {
  ...habitShape,
  spotCheck: spotCheckField.optional(),
  photo: policyShape.photo.optional(),
  /** Until then a parent is asked, whatever the approval says otherwise. */
  askUntil: instant.nullable().optional(),
  childId: z.string(),
  masterHabitId: z.string(),
  own: z.object({
    schedule: scheduleSchema.nullable(),
    partOfDay: z.enum(PARTS_OF_DAY).nullable(),
    timesPerDay: timesPerDayField.nullable(),
    approval: policyShape.approval.nullable(),
  }),
});
export type ChildHabit = z.infer<typeof childHabitSchema>;

/** `GET` and `PATCH /api/habits/{id}` take either kind of id (rules: habits). */
export const anyHabitSchema = z.union([childHabitSchema, masterHabitSchema]);

const masterShape = {
  name: nameField,
  description: longText.nullable(),
  icon: labelField,
  color: labelField,
  /** Counts only without a schedule beside it. */
  frequency: z.string().max(60),
  xpReward: xpRewardField,
  tool: habitToolInput,
  ...planShape,
  ...policyShape,
  isActive: z.boolean(),
  voiceRecording: z.string().max(500).meta(names('recording', 'invalid')).nullable(),
  voiceRecordingName: z.string().trim().max(80).nullable(),
  ...alertShape,
};

/** A plan's faults as issues of the fields that they are about. */
function checkPlan(ctx: z.core.ParsePayload<Parameters<typeof faultsOfPlan>[0]>): void {
  for (const { path, message } of faultsOfPlan(ctx.value)) {
    ctx.issues.push({ code: 'custom', path: [path], message, input: ctx.value });
  }
}

export const createMasterHabitInput = z
  .object(masterShape)
  .partial()
  .required({ name: true })
  .check(checkPlan);

export const updateMasterHabitInput = z
  .object(masterShape)
  .partial()
  .extend({ id: idOf('masterHabit') })
  .check(checkPlan);

/** Of an assignment null takes the master's; a master's own plan has nobody to follow (400). */
export const updateHabitInput = z
  .object({
    isActive: z.boolean(),
    schedule: scheduleSchema.nullable(),
    partOfDay: z.enum(PARTS_OF_DAY).nullable(),
    timesPerDay: timesPerDayField.nullable(),
    approval: policyShape.approval.nullable(),
    ...alertShape,
  })
  .partial()
  .extend({ id: idOf('assignment', 'masterHabit') });

/** Everything but the master's id is taken from the master (contract). */
export const assignHabitInput = z.object({
  id: idOf('hero'),
  masterHabitId: idOf('masterHabit'),
  name: ignored,
  description: ignored,
  icon: ignored,
  color: ignored,
  frequency: ignored,
  xpReward: ignored,
  tool: ignored,
  isActive: ignored,
});

/** A habit of the library (rules: ideas). */
export const habitIdeaSchema = shape('HabitIdea', {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  ages: z.array(z.enum(AGE_BANDS)),
  partOfDay: z.enum(PARTS_OF_DAY),
  xpReward: z.number().int(),
  tool: habitToolSchema,
  packs: z.array(z.string()),
});

/** Ideas that go together. */
export const packSchema = shape('Pack', { id: z.string(), name: z.string() });

/** A habit that a family has put aside to begin another one with. */
export const habitTemplateSchema = shape('HabitTemplate', {
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
  ...ownableShape,
});
export type HabitTemplate = z.infer<typeof habitTemplateSchema>;

/** Either a template's own fields, with a name, or the habit (the family's or a hero's) that it is taken from. */
export const createTemplateInput = z
  .object({
    name: nameField.meta({ examples: ['Feed the cat'] }),
    description: longText.nullable(),
    icon: labelField,
    color: labelField,
    xpReward: xpRewardField,
    tool: habitToolInput,
    ...ownableShape,
    fromHabitId: idOf('masterHabit', 'assignment'),
  })
  .partial()
  .check(checkPlan);

export const autoAssignResultSchema = shape('AutoAssigned', { assigned: z.number().int() });
