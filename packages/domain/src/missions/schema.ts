import * as z from 'zod';
import { TIMES_PER_DAY } from '../days/schedule-bounds';
import { day, idOf, ignored, instant, longText, names } from '../fields';
import { habitToolSchema } from '../habits/tool';
import { photoField } from '../media/schema';
import { praiseInput, praiseSchema } from '../praise/schema';
import { shape } from '../shape';
import { tapFields } from '../sync/schema';
import { PERCENT } from './amount';

export const completionStatusSchema = z.enum(['pending', 'approved', 'rejected', 'withdrawn']);
export type CompletionStatus = z.infer<typeof completionStatusSchema>;

/** One try at one mission on one family day. `habitId` is the assignment's id. */
export const completionSchema = shape('Completion', {
  id: z.string(),
  habitId: z.string(),
  childId: z.string(),
  date: day,
  /** Which of the day's times it is, from 1. */
  slot: z.number().int(),
  status: completionStatusSchema,
  completedAt: instant,
  /** What was paid; while it is not approved the promise. */
  xpEarned: z.number().int(),
  promisedXp: z.number().int(),
  feedback: z.string().nullable(),
  /** Of an approved one; null where nothing was said. */
  praise: praiseSchema.nullable(),
  autoApproved: z.boolean(),
  autoApprovesAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Who said yes or no; null while nobody has. */
  decidedBy: z.enum(['parent', 'timer', 'trust']).nullable(),
  /** Where the family's parents and that hero see its picture, while there is one (rules: photos). */
  photoUrl: z.string().nullable(),
  /** What its approval brought besides; null while it is not approved, and for most (rules: finds). */
  find: shape('FoundInMission', { findId: z.string(), set: z.string() }).nullable(),
});
export type Completion = z.infer<typeof completionSchema>;

/** What a list of what waits tells of each mission. */
const waitingMissionSchema = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  color: z.string(),
  xpReward: z.number().int(),
  tool: habitToolSchema,
});

/** The names of those fields: presenting takes them from the assignment's row. */
export const WAITING_MISSION_FIELDS = waitingMissionSchema.keyof().options;

/** One completion that waits for a parent, with what the parent needs to decide. */
export const pendingHabitSchema = shape('PendingHabit', {
  child: z.object({
    id: z.string(),
    name: z.string(),
    avatarType: z.string(),
    avatarUrl: z.string().nullable(),
  }),
  habit: waitingMissionSchema,
  completion: z.object({
    id: z.string(),
    date: day,
    slot: z.number().int(),
    completedAt: instant,
    xpEarned: z.number().int(),
    promisedXp: z.number().int(),
    photoUrl: z.string().nullable(),
    /** Whether a parent or helper has looked at it (rules: photos). */
    photoSeen: z.boolean(),
    /** A trusted one that a parent looks at instead (rules: trust). */
    spotCheck: z.boolean(),
    /** It has no picture, because it was done before one was asked for (rules: photos). */
    beforePhoto: z.boolean(),
    autoApprovesAt: instant.nullable(),
  }),
});
export type PendingHabit = z.infer<typeof pendingHabitSchema>;

/**
 * `slot` is the one of the day's times that is meant. `tapId` and `completedAt` are a hero's, `date` is a parent acting on the
 * child's behalf (rules: missions).
 */
export const completeMissionInput = z.object({
  id: idOf('assignment'),
  slot: z
    .number()
    .int('Please use a whole number.')
    .min(TIMES_PER_DAY.min, 'Slots are counted from 1.')
    .max(TIMES_PER_DAY.max, 'A day has at most 6 slots.')
    .default(1),
  ...tapFields,
  date: day.optional(),
  /** A picture as a data URL: JPEG, PNG or WebP, at most 5 MB (rules: photos). */
  photo: photoField.optional(),
});

export const approveMissionInput = z.object({
  id: idOf('completion'),
  /** Short for `praise.message`. */
  message: longText.nullable().optional(),
  praise: praiseInput.nullable().optional(),
  /** So much of the promise is paid; below 100 with words (rules: amounts). */
  percent: z.number().int().min(PERCENT.min).max(PERCENT.max).optional(),
  isAutoApproval: z.boolean().optional(),
  approvedBy: ignored,
});

/** A mission that could be trusted; `habitId` is the assignment's, `approvals` what a parent approved in a row. */
export const trustSuggestionSchema = shape('TrustSuggestion', {
  habitId: z.string(),
  childId: z.string(),
  name: z.string(),
  icon: z.string(),
  approvals: z.number().int(),
});
export type TrustSuggestion = z.infer<typeof trustSuggestionSchema>;

export const rejectMissionInput = z.object({
  id: idOf('completion'),
  message: longText
    .meta({ examples: ['Once more, please.'] })
    .nullable()
    .optional(),
  rejectedBy: ignored,
});

export const listCompletionsInput = z.object({ id: idOf('hero'), from: day.optional(), to: day.optional() });

export const AUTO_APPROVAL_VALUES = [1, 2, 3, 4, 5, 6, 8, 12, 24, 48, 72] as const;
export const autoApprovalUnitSchema = z.enum(['hours', 'days', 'weeks']);
export type AutoApprovalUnit = z.infer<typeof autoApprovalUnitSchema>;

const delayShape = {
  enabled: z.boolean(),
  timeValue: z.literal([...AUTO_APPROVAL_VALUES]),
  timeUnit: autoApprovalUnitSchema,
};

export const childDelaySchema = shape('ChildDelay', delayShape);
export type ChildDelay = z.infer<typeof childDelaySchema>;

/** Per family; `childSpecificSettings` counts when `applyToAllChildren` is false (rules: auto-approval). */
export const autoApprovalSettingsSchema = shape('AutoApprovalSettings', {
  ...delayShape,
  applyToAllChildren: z.boolean(),
  childSpecificSettings: z.record(z.string().meta(names('hero')), childDelaySchema),
});
export type AutoApprovalSettings = z.infer<typeof autoApprovalSettingsSchema>;

export const updateAutoApprovalSettingsInput = autoApprovalSettingsSchema.partial();

export const autoApprovalStatsSchema = shape('AutoApprovalStats', {
  thisWeek: z.number().int(),
  totalSaved: z.number().int(),
  pending: z.number().int(),
});
export type AutoApprovalStats = z.infer<typeof autoApprovalStatsSchema>;
