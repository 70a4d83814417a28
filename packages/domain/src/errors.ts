import type { Words } from './words';

/**
 * The closed list of outcomes that a caller can meet, each with its HTTP status (rules: errors).
 * Expected refusals travel as `DomainError`; everything else is a fault and tells the client nothing.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  TOO_OLD: 400,
  OUTSIDE_WINDOW: 400,
  MESSAGE_REQUIRED: 400,
  PASSWORD_REQUIRED: 400,
  PHOTO_REQUIRED: 400,
  UNAUTHORIZED: 401,
  BAD_CREDENTIALS: 401,
  PREMIUM_REQUIRED: 402,
  PLAN_LIMIT: 402,
  FORBIDDEN: 403,
  FOREIGN_ORIGIN: 403,
  HELPER: 403,
  OWNER_ONLY: 403,
  ASK_PARENT: 403,
  WAITING_FOR_ACCEPTANCE: 403,
  EMERGENCY_MODE: 403,
  FEATURE_DISABLED: 403,
  BEDTIME: 403,
  NOT_OWNED: 403,
  SIGN_UP_CLOSED: 403,
  NOT_FOUND: 404,
  UNKNOWN_FAMILY_CODE: 404,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  LAST_OWNER: 409,
  HAS_FAMILY: 409,
  USERNAME_TAKEN: 409,
  ALREADY_OWNED: 409,
  NOT_ENOUGH_POINTS: 409,
  NOT_ENOUGH_XP: 409,
  PRICE_CHANGED: 409,
  LEVEL_TOO_LOW: 409,
  HABIT_INACTIVE: 409,
  SLOT_GONE: 409,
  TRY_LIMIT: 409,
  TAP_USED: 409,
  CHEERS_USED: 409,
  ITEM_NOT_OWNED: 409,
  TEMPLATE_LIMIT: 409,
  NOT_PENDING: 409,
  ALREADY_REJECTED: 409,
  ALREADY_APPROVED: 409,
  NOT_APPROVED: 409,
  NOT_DECIDED: 409,
  NOT_DUE: 409,
  NOT_MISSED: 409,
  REPAIRS_USED: 409,
  UNDO_EXPIRED: 409,
  ALREADY_SPENT: 409,
  REWARD_INACTIVE: 409,
  REWARD_LIMIT: 409,
  REWARD_COOLDOWN: 409,
  REWARD_CLOSED: 409,
  OUT_OF_STOCK: 409,
  GOAL_LIMIT: 409,
  GOAL_EXISTS: 409,
  GOAL_REACHED: 409,
  PROPOSAL_LIMIT: 409,
  CLAIM_PENDING: 409,
  CALLED_RECENTLY: 409,
  GAME_LOCKED: 409,
  PLAY_TIME_USED: 409,
  ALREADY_SUBSCRIBED: 409,
  PAYMENT_NOT_COMPLETED: 409,
  NOT_ACTIVE: 409,
  NOT_CANCELLED: 409,
  BILLING_OFF: 409,
  GONE: 410,
  INVITATION_USED: 410,
  INVITATION_GONE: 410,
  LINK_USED: 410,
  LINK_GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY_TRIES: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** One field that was not as it should be: where, and what a person can do about it. */
export interface InputIssue {
  path: string;
  message: string;
}

/** Named extras of an error body (rules: errors). `retryAfter` is in whole seconds. */
export interface ErrorFlags {
  emergencyMode?: true;
  featureDisabled?: true;
  retryAfter?: number;
  /** When a reward can be claimed again, an instant. */
  availableAt?: string;
  issues?: InputIssue[];
}

/**
 * A refusal with a message that a person understands; the adapters turn it into status, code and flags. The message is
 * English. `words` are the same for those who read another language; without them it is a family's or an operator's own.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  readonly words: Words | null;

  constructor(
    readonly code: ErrorCode,
    said: string | { message: string; words: Words },
    readonly flags: ErrorFlags = {},
  ) {
    super(typeof said === 'string' ? said : said.message);
    this.words = typeof said === 'string' ? null : said.words;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** What comes too late for a repair: a conflict, where other calls take a late day for a mistake (rules: streaks). */
export class LateRepair extends DomainError {
  override get status(): number {
    return 409;
  }
}
