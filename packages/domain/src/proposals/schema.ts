import * as z from 'zod';
import { costField, idOf, instant, longText, nameField, names, xpRewardField } from '../fields';
import { photoField } from '../media/photo-field';
import { rewardLimitsSchema } from '../rewards/limits-schema';
import { shape } from '../shape';
import { tapFields } from '../sync/schema';

export const proposalKindSchema = z.enum(['did', 'wish']);
export const proposalStatusSchema = z.enum(['waiting', 'accepted', 'declined']);

/** What a hero did beyond their missions (`did`), or wishes for (rules: proposals). */
export const proposalSchema = shape('Proposal', {
  id: z.string(),
  childId: z.string(),
  kind: proposalKindSchema,
  title: z.string(),
  note: z.string().nullable(),
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
  xp: z.number().int().min(1).max(200).nullable().optional(),
  photo: photoField.nullable().optional(),
  voice: z.string().max(500).meta(names('recording', 'invalid')).nullable().optional(),
  ...tapFields,
});

/** `xp` for what was done; `cost`, and perhaps limits, for a wish. */
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
