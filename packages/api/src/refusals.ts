import { DomainError, type ErrorCode, type ErrorFlags } from '@herohood/domain/errors';
import type { Refusal } from '@herohood/domain/refusal';

/** What a person reads when a rule says no. Acts with a better sentence say their own. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'The input is not valid.',
  TOO_OLD: 'This was done too long ago to be counted.',
  MESSAGE_REQUIRED: 'Please provide feedback to help your child improve.',
  BAD_CREDENTIALS: 'Invalid email or password',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_OWNED: 'This hero does not own that yet.',
  NOT_FOUND: 'This does not exist.',
  EMAIL_TAKEN: 'This e-mail address is already in use.',
  USERNAME_TAKEN: 'This username is already taken in your family.',
  UNKNOWN_FAMILY_CODE: 'No family has this code. Please check it and try again.',
  FEATURE_DISABLED: 'Your parent has disabled this feature.',
  HABIT_INACTIVE: 'This mission is not active right now.',
  NOT_PENDING: 'This has been decided already.',
  ALREADY_REJECTED: 'This was already sent back for more work.',
  ALREADY_APPROVED: 'This was already approved.',
  NOT_APPROVED: 'Only an approved mission can be undone.',
  NOT_DUE: 'This is not due for auto-approval.',
  UNDO_EXPIRED: 'An approval can be undone within 24 hours only.',
  ALREADY_SPENT: 'Your hero has already spent what this mission paid.',
  PREMIUM_REQUIRED: 'This needs Premium.',
};

/** The error for a code, with its usual sentence or another one. */
export function refusal(code: ErrorCode, message?: string, flags?: ErrorFlags): DomainError {
  return new DomainError(code, message ?? MESSAGES[code] ?? 'This is not possible right now.', flags);
}

/** Passes a rule's 'yes' on and throws its 'no'. */
export function accepted<T extends { kind: string }>(decision: T | Refusal): Exclude<T, Refusal> {
  if (isRefusal(decision)) throw refusal(decision.code);
  return decision as Exclude<T, Refusal>;
}

function isRefusal(decision: { kind: string }): decision is Refusal {
  return decision.kind === 'refused';
}

/** Passes a found row on; another family's, a sibling's and an unknown one are all 404 (ruling R4). */
export function found<T>(row: T | null | undefined, what = 'This'): T {
  if (row === null || row === undefined) throw refusal('NOT_FOUND', `${what} does not exist.`);
  return row;
}
