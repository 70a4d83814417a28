/**
 * Browsers in which one person can be signed in: one more ends the session that was not seen for longest. So many of a hero's are
 * known, too.
 */
export const MAX_SESSIONS = 50;
