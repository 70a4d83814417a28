import * as z from 'zod';
import { presentPassword } from '../account/schema';
import { idOf, instant, names } from '../fields';
import { shape } from '../shape';

/** Someone who entered the family code at sign-up and waits to be let in (rules: family). */
export const joinRequestSchema = shape('JoinRequest', {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: instant,
});
export type JoinRequest = z.infer<typeof joinRequestSchema>;

/** What somebody can be let in as. */
const entryRole = z.enum(['parent', 'helper']);
const memberRole = z.enum(['owner', 'parent', 'helper']);
export type MemberRole = z.infer<typeof memberRole>;

export const acceptJoinRequestInput = z.object({
  id: idOf('joinRequest'),
  role: entryRole.default('parent'),
});

/** A parent or helper of the family, as its parents see them; whoever still waits is none. */
export const memberSchema = shape('Member', {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: memberRole,
  joinedAt: instant,
});
export type Member = z.infer<typeof memberSchema>;

/** 'owner' hands the family over: whoever was the owner is a parent from then on (rules: members). */
export const updateMemberInput = z.object({ id: idOf('member'), role: memberRole });

/** A link that lets one person in; `url` is told once, to who makes it (rules: members). */
export const invitationSchema = shape('Invitation', {
  id: z.string(),
  url: z.string().nullable(),
  role: entryRole,
  expiresAt: instant,
  createdAt: instant,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const createInvitationInput = z.object({ role: entryRole });

export const familyCodeSchema = shape('FamilyCode', { familyCode: z.string() });

/** Who did what, in the order of the family's life (rules: family). */
export const auditEntrySchema = shape('AuditEntry', {
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
export const familyExportSchema = shape('FamilyExport', {
  exportedAt: instant,
  family: z.record(z.string(), z.unknown()),
  parents: rows,
  children: rows,
  habits: rows,
  assignments: rows,
  plans: rows,
  dayMarks: rows,
  carePatterns: rows,
  streakRepairs: rows,
  dayRules: rows,
  streakRules: rows,
  habitTemplates: rows,
  completions: rows,
  rewards: rows,
  claims: rows,
  transactions: rows,
  goals: rows,
  proposals: rows,
  photos: rows,
  xpLedger: rows,
  taps: rows,
  devices: rows,
  calls: rows,
  games: rows,
  trips: rows,
  rooms: rows,
  cheers: rows,
  moments: rows,
  controls: rows,
  invitations: rows,
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
