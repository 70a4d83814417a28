import { type Refusal, refuse } from '../refusal';

/** For how long an invitation lets somebody in. */
export const INVITATION_LIFETIME_MS = 72 * 3_600_000;

/** Whether an invitation still lets somebody in; null: there is none of that token, or not any more (rules: members). */
export function decideInvitation(
  invitation: { usedAt: Date | null; expiresAt: Date } | null,
  now: Date,
): { kind: 'allowed' } | Refusal<'INVITATION_USED' | 'INVITATION_GONE'> {
  if (invitation?.usedAt) return refuse('INVITATION_USED');
  return invitation && invitation.expiresAt > now ? { kind: 'allowed' } : refuse('INVITATION_GONE');
}

/**
 * Whether somebody with an account may move into the family that invites them. Whoever waits leaves nothing behind; a
 * family of one's own must be empty: no heroes, nobody else, and no payment that was ever begun (rules: members).
 */
export function decideMove(present: {
  isWaiting: boolean;
  heroes: number;
  others: number;
  hasPayments: boolean;
  isOwner: boolean;
}): { kind: 'allowed' } | Refusal<'HAS_FAMILY'> {
  if (present.isWaiting) return { kind: 'allowed' };
  const leavesOthers = present.isOwner && (present.others > 0 || present.hasPayments);
  return present.heroes > 0 || leavesOthers ? refuse('HAS_FAMILY') : { kind: 'allowed' };
}
