const HOUR_MS = 3_600_000;

/** Mails with a reset link that one account gets within an hour, whoever asks for them. */
export const RESETS_PER_ACCOUNT = 3;
/** Requests for a reset link that one address may make within an hour. */
export const RESETS_PER_ADDRESS = 10;
/** How long a link to a new password opens. */
export const RESET_LIFETIME_MS = HOUR_MS;

/** Requests counted within the present hour. */
export interface ResetRequests {
  windowStartedAt: Date;
  count: number;
}

export type ResetDecision =
  | { kind: 'admitted'; state: ResetRequests }
  /** `retryAfter` in whole seconds, at least 1. */
  | { kind: 'tooMany'; retryAfter: number };

/** Whether one more request fits into the hour that began with the first one; a refused one is not counted. */
export function admitResetRequest(state: ResetRequests | null, now: Date, limit: number): ResetDecision {
  const windowEnd = state ? state.windowStartedAt.getTime() + HOUR_MS : 0;
  if (!state || now.getTime() >= windowEnd) {
    return { kind: 'admitted', state: { windowStartedAt: now, count: 1 } };
  }
  if (state.count >= limit) {
    return { kind: 'tooMany', retryAfter: Math.max(1, Math.ceil((windowEnd - now.getTime()) / 1000)) };
  }
  return { kind: 'admitted', state: { ...state, count: state.count + 1 } };
}
