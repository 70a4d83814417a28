import { MINUTE_MS } from '@herohood/domain/time/durations';

/** Clocks of all zones differ by whole quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/**
 * Milliseconds from `now` until bedtime could begin or end. The family's zone is the server's business, so the
 * minutes alone are looked at: 20:10 may come at ten past, twenty-five past and so on. Always more than zero.
 *
 * @param times bedtime's wall times, HH:MM
 * @param now milliseconds since 1970
 */
export function msToBoundary(times: readonly string[], now: number): number {
  const waits = times.map((time) => {
    const at = (Number(time.slice(3)) * MINUTE_MS) % QUARTER_MS;
    const wait = (at - now) % QUARTER_MS;
    return wait > 0 ? wait : wait + QUARTER_MS;
  });
  return Math.min(...waits);
}
