import { isNeutral, marksOn } from '../days/day-marks';
import { missionsOfDay } from '../days/day-missions';
import type { HeroFacts } from '../days/facts';
import { weekdayOf } from '../days/week';
import { addDays } from '../time/family-day';

/** How the bonus for a whole weekend is marked among the reward transactions. */
export const WEEKEND_TYPE = 'bonus';
export const WEEKEND_SOURCE = 'weekend';

/** The share of a weekend's XP that its bonus is, as one part of so many: a fifth (rules: weekend challenge). */
const SHARE = 5;

/** The Saturday of the weekend in which a day lies; null for a day between weekends. */
export function saturdayOf(day: string): string | null {
  const weekday = weekdayOf(day);
  if (weekday === 'sat') return day;
  return weekday === 'sun' ? addDays(day, -1) : null;
}

/** What names a weekend's bonus in the ledger: it comes once. */
export const weekendKey = (saturday: string) => `weekend:${saturday}`;

/** Whether all that was due on a Saturday and the Sunday after it is approved, and something was on both (rules: weekend challenge). */
export function isWholeWeekend(facts: HeroFacts, saturday: string): boolean {
  return [saturday, addDays(saturday, 1)].every((day) => {
    if (isNeutral(marksOn(facts, day))) return false;
    const owed = missionsOfDay(facts, day).filter(({ isOwed }) => isOwed);
    return (
      owed.length > 0 &&
      owed.every(({ slots, live }) => live.filter(({ isApproved }) => isApproved).length >= slots)
    );
  });
}

/** The points for a whole weekend on which a hero earned so much XP: 20 %, rounded down. */
export function weekendBonus(xp: number): number {
  return Math.floor(xp / SHARE);
}
