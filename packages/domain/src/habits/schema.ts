import * as z from 'zod';
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
import { AGE_BANDS, PARTS_OF_DAY } from './idea';
import { habitToolSchema } from './tool';

const alertShape = {
  reminderEnabled: z.boolean(),
  reminderTime: clockTime,
  reminderDuration: reminderMinutes,
  timeRangeStart: clockTime,
  timeRangeEnd: clockTime,
  voiceReminderEnabled: z.boolean(),
  customRingtone: z.string().max(60),
};

/** What a habit shares with its assignments, as it is read. */
const sharedShape = {
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  frequency: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
  ...alertShape,
};

/** The names of those fields: editing a habit carries them to its assignments (rules: habits). */
export const SHARED_HABIT_FIELDS = Object.keys(sharedShape) as (keyof typeof sharedShape)[];

const habitShape = { id: z.string(), ...sharedShape, isActive: z.boolean(), createdAt: instant };

/** The family's habit as parents manage it. */
export const masterHabitSchema = z.object({
  ...habitShape,
  voiceRecording: z.string().nullable(),
  voiceRecordingName: z.string().nullable(),
});
export type MasterHabit = z.infer<typeof masterHabitSchema>;

/** A master habit given to one hero. */
export const childHabitSchema = z.object({ ...habitShape, childId: z.string(), masterHabitId: z.string() });
export type ChildHabit = z.infer<typeof childHabitSchema>;

/** `GET` and `PATCH /api/habits/{id}` take either kind of id (rules: habits). */
export const anyHabitSchema = z.union([childHabitSchema, masterHabitSchema]);

const masterShape = {
  name: nameField,
  description: longText.nullable(),
  icon: labelField,
  color: labelField,
  frequency: z.literal('daily'),
  xpReward: xpRewardField,
  tool: habitToolSchema,
  isActive: z.boolean(),
  voiceRecording: z.string().max(500).meta(names('recording', 'invalid')).nullable(),
  voiceRecordingName: z.string().trim().max(80).nullable(),
  ...alertShape,
};

export const createMasterHabitInput = z.object(masterShape).partial().required({ name: true });

export const updateMasterHabitInput = z
  .object(masterShape)
  .partial()
  .extend({ id: idOf('masterHabit') });

export const updateHabitInput = z
  .object({ isActive: z.boolean(), ...alertShape })
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
export const habitIdeaSchema = z.object({
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
export const packSchema = z.object({ id: z.string(), name: z.string() });

/** A habit that a family has put aside to begin another one with. */
export const habitTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  icon: z.string(),
  color: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
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
    tool: habitToolSchema,
    fromHabitId: idOf('masterHabit', 'assignment'),
  })
  .partial();

export const autoAssignResultSchema = z.object({ assigned: z.number().int() });
