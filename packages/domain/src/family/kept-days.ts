import { SYNC_HORIZON_DAYS } from '../sync/cursor';
import { DAY_MS } from '../time/durations';

/** For how long a browser stays known at a sign-in: the longest that browsers keep a cookie. */
export const DEVICE_COOKIE_DAYS = 400;

/**
 * For how many days rows stay that only tell what was. Missions, ledgers and all else of a family stay until they are
 * deleted. The privacy page says these figures.
 */
export const KEPT_DAYS = {
  /** A day beyond the horizon, so that no client within it can miss one while pruning runs. */
  syncEvents: SYNC_HORIZON_DAYS + 1,
  /** Who did what, from its moment: long enough to look up a whole year of school. */
  auditEntries: 365,
  /** Far beyond every day that could be asked about again. */
  reminders: 60,
  /** The payment provider repeats an event for days, never for months. */
  stripeEvents: 90,
  /** Beyond its end a trial of an erased family is remembered for so long: nobody waits two years for a free week. */
  usedTrials: 730,
  /** A session goes at its end. */
  parentSessions: 0,
  childSessions: 0,
  /** Longer than any window of the login limits, the longest of which is a day (rules: sessions). */
  loginThrottles: 2,
  /** After the last sign-in from a browser: by then none still carries its token (`DEVICE_COOKIE_DAYS`). */
  knownDevices: DEVICE_COOKIE_DAYS,
  /** Beyond its end a link says for so long that it has ended, instead of being unknown. */
  passwordResets: 1,
  /** Beyond its end an invitation says for so long that it was used, instead of being unknown. */
  invitations: 30,
  /** For as long a hero's sign-in link says that it was used. */
  loginLinks: 1,
} as const;

/** The instant before which rows of this kind may go. */
export function keptSince(kind: keyof typeof KEPT_DAYS, now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS[kind] * DAY_MS);
}
