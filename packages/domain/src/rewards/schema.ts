import * as z from 'zod';
import { costField, day, idOf, ignored, instant, labelField, longText, nameField } from '../fields';
import { AGE_BANDS } from '../habits/idea';
import { shape } from '../shape';
import { tapFields } from '../sync/schema';
import { REWARD_TYPES } from './choices';
import { LIMIT_CODES } from './limits';
import { rewardLimitsSchema } from './limits-schema';

export const rewardTypeSchema = z.enum(REWARD_TYPES);
export type RewardType = z.infer<typeof rewardTypeSchema>;

export const claimStatusSchema = z.enum(['pending', 'approved', 'rejected', 'used']);

/** Something of the real world that one hero can claim for `cost` XP. */
export const rewardSchema = shape('Reward', {
  id: z.string(),
  childId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: rewardTypeSchema,
  value: z.string(),
  cost: z.number().int(),
  costType: z.literal('xp'),
  isActive: z.boolean(),
  icon: z.string(),
  limits: rewardLimitsSchema,
  /** How often it can still be claimed in all; null without a stock. */
  stockLeft: z.number().int().nullable(),
  /** What its limits say of this moment; `code` says which one stands first, `availableAt` from when on none does (rules: limits of rewards). */
  available: z.object({
    now: z.boolean(),
    code: z.enum(LIMIT_CODES).nullable(),
    availableAt: instant.nullable(),
  }),
  createdAt: instant,
});
export type Reward = z.infer<typeof rewardSchema>;

/** A reward of the library (rules: ideas). */
export const rewardIdeaSchema = shape('RewardIdea', {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  type: rewardTypeSchema,
  ages: z.array(z.enum(AGE_BANDS)),
  cost: z.number().int(),
  packs: z.array(z.string()),
});

/** One claim; `cost` is the XP that was taken when it was made, whatever the reward costs now. */
export const rewardClaimSchema = shape('RewardClaim', {
  id: z.string(),
  rewardId: z.string(),
  childId: z.string(),
  status: claimStatusSchema,
  cost: z.number().int(),
  /** What of the cost a goal gave (rules: goals). */
  fromGoal: z.number().int(),
  /** A parent's words with a 'not this time'. */
  message: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  usedAt: instant.nullable(),
  /** The family day on which the hero had it. */
  usedOn: day.nullable(),
  reward: z.object({ name: z.string(), icon: z.string(), type: rewardTypeSchema }),
});
export type RewardClaim = z.infer<typeof rewardClaimSchema>;

const writableShape = {
  name: nameField,
  description: longText.nullable(),
  type: rewardTypeSchema,
  cost: costField,
  isActive: z.boolean(),
  icon: labelField,
  limits: rewardLimitsSchema,
};

/** `id` is the hero's, from the path; a `childId` beside it is not believed (rules: server truth). */
export const createRewardInput = z
  .object({ ...writableShape, value: longText, costType: z.literal('xp') })
  .partial()
  .required({ name: true, cost: true })
  .extend({ id: idOf('hero'), childId: ignored });

export const updateRewardInput = z
  .object(writableShape)
  .partial()
  .extend({ id: idOf('reward') });

/** `childId` must be the caller's own, a sent `cost` the reward's (rules: server truth). */
export const claimRewardInput = z.object({
  id: idOf('reward'),
  childId: idOf('hero').optional(),
  cost: z.number().int().optional(),
  ...tapFields,
});

export const rejectClaimInput = z.object({
  id: idOf('claim'),
  message: longText.nullable().optional(),
  rejectedBy: ignored,
});

export const approveClaimInput = z.object({ id: idOf('claim'), approvedBy: ignored });
