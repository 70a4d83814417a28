/** What a device seems to be off by less is the way of the answer, and not its clock. */
const SLACK_MS = 5_000;

/** Milliseconds by which the server's clock is ahead of this device's; 0 until it was told. */
let ahead = 0;
/** What was told last. */
let told: string | null = null;

/**
 * The server said what time it was in an answer that came at `cameAt` (milliseconds since 1970, by this device). The same said again
 * is no news: an answer that the app itself has changed since looks younger than it is.
 */
export function setServerClock(serverTime: string, cameAt: number): void {
  if (serverTime === told) return;
  told = serverTime;
  const lead = Date.parse(serverTime) - cameAt;
  ahead = Math.abs(lead) > SLACK_MS ? lead : 0;
}

/** What time it was by the server when this device's clock showed `own` (both in milliseconds since 1970). */
export const serverTimeAt = (own: number): number => own + ahead;

/** What time it is by the server: the family's day is its, and no device's (rules: family day). */
export const serverNow = (): Date => new Date(serverTimeAt(Date.now()));
