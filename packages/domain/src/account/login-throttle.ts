import { DAY_MS, MINUTE_MS } from '../time/durations';

/**
 * Limits for guessing PINs and passwords (rules: sign-in limits). A try is counted before the secret is looked at, so
 * that parallel guesses cannot slip through together; a right answer gives it back. The caller stores the states
 * (null: nothing counted) and must make reading, deciding and writing one atomic step.
 */

const SECOND_MS = 1000;

export const FREE_TRIES = 5;
export const FIRST_LOCK_MS = 30 * SECOND_MS;
export const LONGEST_LOCK_MS = 15 * MINUTE_MS;
/** At most 100 are promised (rules: sign-in limits); fewer is fine. */
export const STRANGERS_TRIES_PER_DAY = 99;
export const ADDRESS_TRIES = 50;
export const ADDRESS_WINDOW_MS = 15 * MINUTE_MS;

/** Wrong tries at one account: those of all unknown devices together, or those of one known device. */
export interface AccountTries {
  /** Wrong tries since the last right one. */
  failures: number;
  lockedUntil: Date | null;
  lastTryAt: Date;
  dayStartedAt: Date;
  dayFailures: number;
}

/** Wrong tries from one address in its present window. */
export interface AddressTries {
  windowStartedAt: Date;
  failures: number;
}

/** `locked` carries the whole seconds of the `Retry-After` header, at least 1. */
export type TryDecision<State> = { kind: 'admitted'; state: State } | { kind: 'locked'; retryAfter: number };

function lockedFor(untilMs: number, now: Date): { kind: 'locked'; retryAfter: number } {
  return { kind: 'locked', retryAfter: Math.max(1, Math.ceil((untilMs - now.getTime()) / SECOND_MS)) };
}

/** The lock that `failures` wrong tries in a row bring: none up to four, then 30 s doubling up to 15 minutes. */
export function lockMsAfter(failures: number): number {
  if (failures < FREE_TRIES) return 0;
  return Math.min(FIRST_LOCK_MS * 2 ** (failures - FREE_TRIES), LONGEST_LOCK_MS);
}

/**
 * Whether an account takes one more try. A device that this account has used before is asked with its own count
 * (`isKnownDevice`), which has no daily limit: strangers' guesses cannot lock it out (rules: sign-in limits).
 */
export function admitAccountTry(question: {
  state: AccountTries | null;
  now: Date;
  isKnownDevice: boolean;
}): TryDecision<AccountTries> {
  const { state, now, isKnownDevice } = question;
  const nowMs = now.getTime();
  if (state?.lockedUntil && nowMs < state.lockedUntil.getTime()) {
    return lockedFor(state.lockedUntil.getTime(), now);
  }
  // The account's day: 24 hours from the first counted try. A count that rested for so long starts anew.
  const isSameDay = state !== null && nowMs - state.dayStartedAt.getTime() < DAY_MS;
  const dayFailures = isSameDay ? state.dayFailures : 0;
  if (isSameDay && !isKnownDevice && dayFailures >= STRANGERS_TRIES_PER_DAY) {
    return lockedFor(state.dayStartedAt.getTime() + DAY_MS, now);
  }
  const hasRested = state === null || nowMs - state.lastTryAt.getTime() >= DAY_MS;
  const failures = (hasRested ? 0 : state.failures) + 1;
  const lockMs = lockMsAfter(failures);
  return {
    kind: 'admitted',
    state: {
      failures,
      lockedUntil: lockMs > 0 ? new Date(nowMs + lockMs) : null,
      lastTryAt: now,
      dayStartedAt: isSameDay ? state.dayStartedAt : now,
      dayFailures: dayFailures + 1,
    },
  };
}

/** The account's state after the admitted try proved right: no lock; the day's wrong tries stay counted. */
export function accountAfterRightTry(state: AccountTries): AccountTries {
  return { ...state, failures: 0, lockedUntil: null, dayFailures: Math.max(0, state.dayFailures - 1) };
}

/**
 * The account's state after nobody had time to look at the secret of the try admitted at `triedAt`: it was none. A lock
 * that a later try brought stays.
 */
export function accountAfterUnseenTry(state: AccountTries, triedAt: Date): AccountTries {
  const isLatest = state.lastTryAt.getTime() === triedAt.getTime();
  return {
    ...state,
    failures: Math.max(0, state.failures - 1),
    lockedUntil: isLatest ? null : state.lockedUntil,
    dayFailures: Math.max(0, state.dayFailures - 1),
  };
}

/** Whether an address may make one more try: 50 wrong ones in 15 minutes at most (rules: sessions). */
export function admitAddressTry(state: AddressTries | null, now: Date): TryDecision<AddressTries> {
  const windowEnd = state ? state.windowStartedAt.getTime() + ADDRESS_WINDOW_MS : 0;
  if (!state || now.getTime() >= windowEnd) {
    return { kind: 'admitted', state: { windowStartedAt: now, failures: 1 } };
  }
  if (state.failures >= ADDRESS_TRIES) return lockedFor(windowEnd, now);
  return { kind: 'admitted', state: { ...state, failures: state.failures + 1 } };
}

/** The address's state after the admitted try proved right, or was not looked at: it was none of the wrong ones. */
export function addressAfterGivenBackTry(state: AddressTries): AddressTries {
  return { ...state, failures: Math.max(0, state.failures - 1) };
}

export type LoginDecision =
  | { kind: 'admitted'; account: AccountTries; address: AddressTries | null }
  | { kind: 'locked'; retryAfter: number };

/**
 * Both limits for one login. A refused try is counted nowhere. A known device answers to its own count alone and
 * leaves its address's as it is: many families can share one address.
 */
export function admitLogin(question: {
  account: AccountTries | null;
  address: AddressTries | null;
  now: Date;
  isKnownDevice: boolean;
}): LoginDecision {
  const { now, isKnownDevice } = question;
  const account = admitAccountTry({ state: question.account, now, isKnownDevice });
  if (isKnownDevice) {
    return account.kind === 'locked'
      ? account
      : { kind: 'admitted', account: account.state, address: question.address };
  }
  const address = admitAddressTry(question.address, now);
  if (account.kind === 'admitted' && address.kind === 'admitted') {
    return { kind: 'admitted', account: account.state, address: address.state };
  }
  const waits = [account, address].map((each) => (each.kind === 'locked' ? each.retryAfter : 0));
  return { kind: 'locked', retryAfter: Math.max(...waits) };
}
