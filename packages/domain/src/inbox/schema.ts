import * as z from 'zod';
import { idOf, instant } from '../fields';
import { shape } from '../shape';

/** One decision of the last 24 hours; `id` is the decided thing's (rules: undo). */
export const decisionSchema = shape('Decision', {
  id: z.string(),
  kind: z.enum(['mission', 'claim', 'points', 'proposal']),
  outcome: z.enum(['approved', 'rejected']),
  childId: z.string(),
  summary: z.string(),
  at: instant,
  by: z.object({ kind: z.enum(['parent', 'timer', 'trust']), name: z.string().nullable() }),
  /** Null for what cannot be undone. */
  undoableUntil: instant.nullable(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** `before` is the `at` of the last decision of the page before; absent: the newest ones. */
export const listDecisionsInput = z.object({ before: instant.optional() });

/** What many approvals may be about. Rewards never are: each is a promise of its own (rules: inbox). */
export const bulkKindSchema = z.enum(['missions', 'points']);
export type BulkKind = z.infer<typeof bulkKindSchema>;

/** Absent `childId`: every hero; absent `kinds`: all of them. */
export const approveAllInput = z.object({
  childId: idOf('hero').optional(),
  kinds: z
    .array(bulkKindSchema)
    .min(1)
    .meta({ examples: [['missions']] })
    .optional(),
});

/** `approved` counts what this call approved; `skipped` is what waited when it began and was left alone. */
export const approvedAllSchema = shape('ApprovedAll', {
  approved: z.number().int(),
  skipped: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['mission', 'points']),
      code: z.enum(['NOT_PENDING', 'PHOTO_UNSEEN', 'SPOT_CHECK']),
    }),
  ),
});
export type ApprovedAll = z.infer<typeof approvedAllSchema>;

/** A hero asks for a parent (rules: calls). */
export const callSchema = shape('Call', { id: z.string(), childId: z.string(), at: instant });
export type Call = z.infer<typeof callSchema>;
