/** Milliseconds by which the server's clock is ahead of this device's; 0 until it was told. */
let ahead = 0;

/** The server said what time it was in an answer that came at `cameAt` (milliseconds since 1970, by this device). */
export function setServerClock(serverTime: string, cameAt: number): void {
  ahead = Date.parse(serverTime) - cameAt;
}

/** What time it is by the server: the family's day is its, and no device's (rules: family day). */
export const serverNow = (): Date => new Date(Date.now() + ahead);
