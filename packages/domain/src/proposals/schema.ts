import * as z from 'zod';
import { PARTS_OF_DAY } from '../days/parts';
import { scheduleSchema } from '../days/schedule-schema';
import { costField, idOf, instant, longText, nameField, names, xpRewardField } from '../fields';
import { photoField } from '../media/schema';
import { rewardLimitsSchema } from '../rewards/limits-schema';
import { shape } from '../shape';
import { tapFields } from '../sync/schema';

export const proposalKindSchema = z.enum(['did', 'wish', 'mission']);
export const proposalStatusSchema = z.enum(['waiting', 'accepted', 'declined']);

/** When a mission that a hero proposes is due. */
const proposalPlanSchema = shape('ProposalPlan', {
  schedule: scheduleSchema,
  partOfDay: z.enum(PARTS_OF_DAY),
});
export type ProposalPlan = z.infer<typeof proposalPlanSchema>;

/** What a hero did beyond their missions (`did`), wishes for, or would do as a mission (rules: proposals). */
export const proposalSchema = shape('Proposal', {
  id: z.string(),
  childId: z.string(),
  kind: proposalKindSchema,
  title: z.string(),
  note: z.string().nullable(),
  /** Of a mission alone. */
  plan: proposalPlanSchema.nullable(),
  /** What the hero thinks it is worth. */
  xp: z.number().int().nullable(),
  photoUrl: z.string().nullable(),
  voiceUrl: z.string().nullable(),
  status: proposalStatusSchema,
  /** A parent's words with a no. */
  message: z.string().nullable(),
  /** What a yes to a `did` paid; null otherwise. */
  paidXp: z.number().int().nullable(),
  /** The reward that an accepted wish became. */
  rewardId: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const createProposalInput = z.object({
  id: idOf('hero'),
  kind: proposalKindSchema,
  title: nameField.meta({ examples: ['Washed the car'] }),
  note: longText.nullable().optional(),
  /** Of a mission alone; without it every day, at any time. */
  plan: proposalPlanSchema.optional(),
  xp: z.number().int().min(1).max(200).nullable().optional(),
  photo: photoField.nullable().optional(),
  voice: z.string().max(500).meta(names('recording', 'invalid')).nullable().optional(),
  ...tapFields,
});

/** `xp` for what was done and for a mission; `cost`, and perhaps limits, for a wish. */
export const acceptProposalInput = z.object({
  id: idOf('proposal'),
  xp: xpRewardField.meta({ examples: [30] }).optional(),
  cost: costField.optional(),
  limits: rewardLimitsSchema.optional(),
});

export const declineProposalInput = z.object({
  id: idOf('proposal'),
  message: longText.nullable().optional(),
});
