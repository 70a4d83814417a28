import * as z from 'zod';
import { idOf, ignored, instant, longText } from '../fields';
import { shape } from '../shape';

/** One movement of reward points: earned positive, spent negative. */
export const rewardTransactionSchema = shape('RewardTransaction', {
  id: z.string(),
  childId: z.string(),
  amount: z.number().int(),
  type: z.string(),
  source: z.string(),
  description: z.string(),
  createdAt: instant,
  requiresApproval: z.boolean(),
  isApproved: z.boolean(),
  status: z.enum(['pending', 'approved', 'rejected']),
  /** A parent's words: with a bonus, or with a no. */
  message: z.string().nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: instant.nullable(),
});
export type RewardTransaction = z.infer<typeof rewardTransactionSchema>;

/** `description`: words of the parent's own, or the code of a bonus with the source `parent_bonus`. */
export const addTransactionInput = z.object({
  id: idOf('hero'),
  type: z.string().trim().min(1).max(40),
  amount: z.number().int().min(1).max(1000),
  source: z.string().trim().min(1).max(40),
  description: longText.min(1),
  message: longText.nullable().optional(),
  requiresApproval: z.boolean().optional(),
  isApproved: ignored,
});

export const listTransactionsInput = z.object({
  id: idOf('hero'),
  limit: z.number().int().min(1).max(200).default(50),
});

export const approveTransactionInput = z.object({ id: idOf('transaction'), approvedBy: ignored });

export const rejectTransactionInput = z.object({
  id: idOf('transaction'),
  message: longText.nullable().optional(),
  rejectedBy: ignored,
});
