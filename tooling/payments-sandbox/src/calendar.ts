import type { Price } from './wire';

type Recurring = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;

const DAY_SECONDS = 86_400;

/**
 * The nth boundary of a subscription's periods, in seconds. Months and years are counted from the anchor, so that the
 * 31st becomes the 28th in February and the 31st again in March.
 */
export function periodBoundary(anchor: number, { interval, interval_count }: Recurring, n: number): number {
  const count = n * interval_count;
  if (interval === 'day') return anchor + count * DAY_SECONDS;
  if (interval === 'week') return anchor + count * 7 * DAY_SECONDS;
  return addMonths(anchor, interval === 'year' ? count * 12 : count);
}

/** The first boundary after an instant. */
export function nextBoundary(anchor: number, recurring: Recurring, after: number): number {
  let n = 1;
  while (periodBoundary(anchor, recurring, n) <= after) n += 1;
  return periodBoundary(anchor, recurring, n);
}

function addMonths(seconds: number, months: number): number {
  const start = new Date(seconds * 1000);
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(start);
  // The day first: setting the month alone would roll the 31st over into the next one.
  moved.setUTCDate(1);
  moved.setUTCMonth(month);
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.getTime() / 1000;
}
