import * as z from 'zod';
import { instant } from '../fields';

/** Someone who entered the family code at sign-up and waits to be let in (ruling R2). */
export const joinRequestSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: instant,
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

/** Who did what, in the order of the family's life (ruling R21). */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ kind: z.enum(['parent', 'child', 'system']), name: z.string() }),
  act: z.string(),
  childId: z.string().optional(),
  summary: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
