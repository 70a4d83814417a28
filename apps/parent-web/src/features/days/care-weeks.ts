import type { CarePattern } from '@herohood/domain/days/marks';
import { weekStartOf } from '@herohood/domain/days/week';
import { addDays, daysBetween } from '@herohood/domain/time/family-day';

/** A plan repeats after so many weeks at most. */
export const MOST_WEEKS = 4;

/** Which week of a plan runs today: 1 for its first (rules: two homes). */
export function runningWeek({ anchor, weeks }: CarePattern, today: string): number {
  const since = daysBetween(anchor, weekStartOf(today, 'mon')) / 7;
  return (((since % weeks) + weeks) % weeks) + 1;
}

/** The Monday with which a plan begins whose week `running` runs today. */
export const anchorOf = (running: number, today: string): string =>
  addDays(weekStartOf(today, 'mon'), -7 * (running - 1));

/** Of a week of a plan, which days are away: Monday is 0. */
export const awayInWeek = ({ away }: Pick<CarePattern, 'away'>, week: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((day) => away[7 * (week - 1) + day]);
