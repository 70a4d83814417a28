import { DAY_MS, HOUR_MS, MINUTE_MS } from '@herohood/domain/time/durations';
import { syncText } from '../text/en/sync';

/** How long ago an instant was in rough steps; both in milliseconds since 1970. */
export function relativeTime(then: number | null, now: number): string {
  if (then === null || Number.isNaN(then)) return syncText.never;
  const passedMs = now - then;
  if (passedMs < MINUTE_MS) return syncText.justNow;
  if (passedMs < HOUR_MS) return syncText.minutes(Math.floor(passedMs / MINUTE_MS));
  if (passedMs < DAY_MS) return syncText.hours(Math.floor(passedMs / HOUR_MS));
  return syncText.days(Math.floor(passedMs / DAY_MS));
}
