/** Whether two instants (milliseconds since 1970) lie on one day of this device's calendar. */
export const isSameDay = (a: number, b: number) => new Date(a).toDateString() === new Date(b).toDateString();

/** Answers younger than this come from the server's present day, whatever this device's calendar says. */
const FRESH_MS = 5 * 60_000;

/**
 * Whether what was read at `readAt` still tells of today at `now` (both in milliseconds since 1970). A child's session
 * does not know the family's time zone, so this device's calendar stands in for it while there is no network.
 */
export function isStillToday(readAt: number, now: number): boolean {
  return now - readAt < FRESH_MS || isSameDay(readAt, now);
}
