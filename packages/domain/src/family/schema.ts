import * as z from 'zod';
import { presentPassword } from '../account/schema';
import { idOf, instant, names } from '../fields';

/** Someone who entered the family code at sign-up and waits to be let in (rules: family). */
export const joinRequestSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: instant,
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

export const acceptJoinRequestInput = z.object({
  id: idOf('joinRequest'),
  role: z.enum(['parent', 'helper']).default('parent'),
});

/** A parent or helper of the family, as its parents see them; whoever still waits is none. */
export const memberSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(['owner', 'parent', 'helper']),
  joinedAt: instant,
});
export type Member = z.infer<typeof memberSchema>;

/** Who did what, in the order of the family's life (rules: family). */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: instant,
  actor: z.object({ kind: z.enum(['parent', 'child', 'system']), name: z.string() }),
  act: z.string(),
  childId: z.string().optional(),
  summary: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** All of a family's data in one file, without what opens accounts (rules: family). */
export const familyExportSchema = z.object({
  exportedAt: instant,
  family: z.record(z.string(), z.unknown()),
  parents: rows,
  children: rows,
  habits: rows,
  assignments: rows,
  completions: rows,
  rewards: rows,
  claims: rows,
  transactions: rows,
  xpLedger: rows,
  devices: rows,
  controls: rows,
  audit: rows,
});
export type FamilyExport = z.infer<typeof familyExportSchema>;

/** Erasing asks for the owner's password. */
export const eraseFamilyInput = z.object({ password: presentPassword });

/** An entry's id, as in `auditEntrySchema`. */
const auditId = z.string().regex(/^\d{1,15}$/, 'Use the id of an entry, or a time.');

/**
 * `before` is the last id of the page before, or an instant; absent: the newest entries. With `childId` only what
 * concerns that hero.
 */
export const listAuditInput = z.object({
  before: z.union([auditId, instant]).meta(names('auditEntry', 'harmless')).optional(),
  childId: idOf('hero').optional(),
});
