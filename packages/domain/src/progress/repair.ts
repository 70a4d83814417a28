import { daysOfMonth } from '../days/calendar-months';
import type { HeroFacts } from '../days/facts';
import { judgeDay } from '../days/judge-day';
import { type Refusal, refuse } from '../refusal';
import { daysBetween } from '../time/family-day';
import { REPAIR_DAYS, REPAIRS_A_MONTH } from './repair-bounds';

export type RepairDecision =
  | { kind: 'allowed' | 'unchanged' }
  | Refusal<'TOO_OLD' | 'NOT_MISSED' | 'REPAIRS_USED'>;

/** The days that decide about a repair: all of the calendar month of `day`. */
export const daysOfRepair = (day: string) => daysOfMonth(day.slice(0, 7));

/**
 * Whether a parent may repair a day, by the facts of its month. One that was repaired and was done after all takes none of the month's
 * (rules: streaks).
 */
export function decideRepair(
  facts: HeroFacts,
  { day, today }: { day: string; today: string },
): RepairDecision {
  if (daysBetween(day, today) > REPAIR_DAYS) return refuse('TOO_OLD');
  if (facts.repairs.includes(day)) return { kind: 'unchanged' };
  if (day >= today || !isMissed(facts, day)) return refuse('NOT_MISSED');
  const { from, until } = daysOfRepair(day);
  const used = facts.repairs.filter(
    (each) => from <= each && each <= until && judgeDay(facts, each).streak !== 'done',
  );
  return used.length < REPAIRS_A_MONTH ? { kind: 'allowed' } : refuse('REPAIRS_USED');
}

/** Days before the first habit are missed by nobody, until one before them was done on the hero's behalf (rules: streaks). */
function isMissed(facts: HeroFacts, day: string): boolean {
  const { streak, due } = judgeDay(facts, day);
  const hasBegun = due > 0 || facts.live.some((live) => live.isApproved && live.day < day);
  return streak === 'missed' && hasBegun;
}
