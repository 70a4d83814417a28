import { DomainError, type ErrorCode, type ErrorFlags } from '@herohood/domain/errors';
import type { Refusal } from '@herohood/domain/refusal';

/** What a person reads when a rule says no. Acts with a better sentence say their own. */
const MESSAGES: Partial<Record<ErrorCode, string>> = {
  UNAUTHORIZED: 'Please sign in first.',
  BAD_REQUEST: 'The input is not valid.',
  TOO_OLD: 'This was done too long ago to be counted.',
  OUTSIDE_WINDOW: 'The reminder time is outside the active hours.',
  MESSAGE_REQUIRED: 'Please provide feedback to help your child improve.',
  PHOTO_REQUIRED: 'This mission needs a picture. Please take one.',
  PASSWORD_REQUIRED: 'Please enter your password to change the email address.',
  BAD_CREDENTIALS: 'Invalid email or password',
  FORBIDDEN: 'You are not allowed to do this.',
  HELPER: 'Helpers look after missions. A parent of the family can do this.',
  OWNER_ONLY: 'Only the owner of the family can do this.',
  ITEM_NOT_OWNED: 'There is something in the room that this hero does not own.',
  CHEERS_USED: 'You have sent all five cheers of today. Tomorrow there are new ones.',
  NOT_OWNED: 'This hero does not own that yet.',
  NOT_FOUND: 'This does not exist.',
  EMAIL_TAKEN: 'This email address is already in use.',
  USERNAME_TAKEN: 'This username is already taken in your family.',
  LAST_OWNER: 'A family needs its owner. Make another parent the owner first.',
  HAS_FAMILY:
    'You have a family that is not empty. Leave or erase it first, then sign up with this invitation.',
  INVITATION_USED: 'This invitation has already been used. Please ask for a new one.',
  INVITATION_GONE: 'This invitation is no longer valid. Please ask for a new one.',
  UNKNOWN_FAMILY_CODE: 'No family has this code. Please check it and try again.',
  WAITING_FOR_ACCEPTANCE: 'A parent of this family has to accept you first.',
  EMERGENCY_MODE: 'Your parent has temporarily restricted access. Please contact your parent.',
  FEATURE_DISABLED: 'Your parent has disabled this feature.',
  BEDTIME: 'It is bedtime. Please come back in the morning.',
  HABIT_INACTIVE: 'This mission is not active right now.',
  TRY_LIMIT: 'This mission was started too often today. Please ask your parent.',
  TEMPLATE_LIMIT: 'You can keep up to 100 templates. Please delete one first.',
  NOT_PENDING: 'This has already been decided.',
  ALREADY_REJECTED: 'This was already sent back for more work.',
  ALREADY_APPROVED: 'This was already approved.',
  NOT_APPROVED: 'Only an approved mission can be undone.',
  NOT_DECIDED: 'There is no decision to undo here.',
  NOT_DUE: 'This mission rests on that day. Enjoy the break!',
  SLOT_GONE: 'This mission is not done that often on that day. Well done!',
  NOT_MISSED: 'This day needs no repair.',
  REPAIRS_USED: 'Two days of this month are repaired already.',
  UNDO_EXPIRED: 'A decision can only be undone within 24 hours.',
  ALREADY_SPENT: 'Your hero has already spent what this would take back.',
  NOT_ENOUGH_XP: 'Not enough XP for this reward yet.',
  ALREADY_OWNED: 'You already own this.',
  NOT_ENOUGH_POINTS: 'Not enough reward points!',
  LEVEL_TOO_LOW: 'You need a higher level for this.',
  PRICE_CHANGED: 'The price has changed. Please have another look.',
  REWARD_INACTIVE: 'This reward is not available right now.',
  REWARD_LIMIT: 'You have had this as often as you can for now.',
  REWARD_COOLDOWN: 'This reward rests for a while after each time.',
  REWARD_CLOSED: 'This reward is closed at this time.',
  OUT_OF_STOCK: 'There is nothing left of this reward.',
  GOAL_LIMIT: 'Three goals at a time are enough. Please finish or delete one first.',
  GOAL_EXISTS: 'There is a goal for this reward already.',
  GOAL_REACHED: 'That is more than this goal still needs.',
  ASK_PARENT: 'Please ask your parent to take XP out of a goal.',
  CLAIM_PENDING: 'This reward is already waiting for your parent.',
  PROPOSAL_LIMIT: 'Ten of your proposals wait already. Please wait for an answer first.',
  CALLED_RECENTLY: 'Your parent knows that you asked. Please wait a little.',
  LINK_USED: 'This code has already been used. Ask your parent for a new one.',
  LINK_GONE: 'This code has expired. Ask your parent for a new one.',
  SIGN_UP_CLOSED: 'New families cannot sign up here. With a family code you can join one.',
  NOT_CANCELLED: 'There is no cancelled subscription that is still running.',
  BILLING_OFF: 'Everything is open here: there is nothing to pay and nothing to cancel.',
  PREMIUM_REQUIRED: 'This needs Premium.',
  PLAY_TIME_USED: 'Your game time for today is used up.',
};

/** The named flags that always come with a code (rules: errors). */
const FLAGS: Partial<Record<ErrorCode, ErrorFlags>> = {
  EMERGENCY_MODE: { emergencyMode: true },
  FEATURE_DISABLED: { featureDisabled: true },
};

/** The error for a code, with its usual sentence or another one. */
export function refusal(code: ErrorCode, message?: string, flags?: ErrorFlags): DomainError {
  const text = message ?? MESSAGES[code] ?? 'This is not possible right now.';
  return new DomainError(code, text, { ...FLAGS[code], ...flags });
}

/** The refusal of what the other kind of session may do (403). */
export const onlyFor = (who: 'parent' | 'hero'): DomainError =>
  refusal('FORBIDDEN', `Only a ${who} can do this.`);

/** What a hero in emergency mode is told: the parent's own words, if there are any (rules: sessions). */
export function emergencyRefusal(controls: { emergencyMessage: string | null }): DomainError {
  return refusal('EMERGENCY_MODE', controls.emergencyMessage ?? undefined);
}

/** Passes a rule's 'yes' on and throws its 'no'. */
export function orThrow<T extends { kind: string }>(decision: T | Refusal): Exclude<T, Refusal> {
  if (isRefusal(decision)) {
    const { code, availableAt } = decision;
    throw refusal(code, undefined, availableAt && { availableAt: availableAt.toISOString() });
  }
  return decision as Exclude<T, Refusal>;
}

function isRefusal(decision: { kind: string }): decision is Refusal {
  return decision.kind === 'refused';
}

/** Passes a found row on; another family's, a sibling's and an unknown one are all 404 (rules: errors). */
export function found<T>(row: T | null | undefined, what = 'This'): T {
  if (row === null || row === undefined) throw refusal('NOT_FOUND', `${what} does not exist.`);
  return row;
}
