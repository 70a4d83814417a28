import { DAY_MS, HOUR_MS } from '../time/durations';

/** How often something may happen within a window that begins with its first time. */
export interface AccountLimit {
  limit: number;
  windowMs: number;
}

/** Mails with a reset link that one account gets, whoever asks for them. */
export const RESETS_PER_ACCOUNT: AccountLimit = { limit: 3, windowMs: HOUR_MS };
/** Requests for a reset link that one network address may make. */
export const RESETS_PER_ADDRESS: AccountLimit = { limit: 10, windowMs: HOUR_MS };
/** Mails of any kind that are sent for one account, and to one e-mail address. */
export const ACCOUNT_MAILS: AccountLimit = { limit: 10, windowMs: HOUR_MS };
/** Tries to change an account's e-mail, right or wrong: each one tells whether an e-mail is taken. */
export const EMAIL_CHANGES: AccountLimit = { limit: 5, windowMs: DAY_MS };
/** Changes of an account's password: each hashes two of them. */
export const PASSWORD_CHANGES: AccountLimit = { limit: 10, windowMs: HOUR_MS };

/** How long a link to a new password opens. */
export const RESET_LIFETIME_MS = HOUR_MS;
/** How long a link that confirms an e-mail opens. */
export const EMAIL_LINK_LIFETIME_MS = DAY_MS;

/**
 * Browsers in which one person can be signed in: one more ends the session that was not seen for longest. So many of a hero's are
 * known, too.
 */
export const MAX_SESSIONS = 50;
