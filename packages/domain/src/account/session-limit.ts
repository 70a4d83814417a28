/** Browsers in which one person can be signed in: one more ends the session that was not seen for longest. */
export const MAX_SESSIONS = 50;
