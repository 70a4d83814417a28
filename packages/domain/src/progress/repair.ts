import type { HeroFacts } from '../days/facts';
import { judgeDay } from '../days/judge-day';
import { type Refusal, refuse } from '../refusal';
import { addDays, daysBetween } from '../time/family-day';

/** A missed day can be repaired for so many days (rules: streaks). */
const REPAIR_DAYS = 7;
/** So many days of a calendar month are repaired at most. */
const REPAIRS_A_MONTH = 2;

export type RepairDecision =
  | { kind: 'allowed' | 'unchanged' }
  | Refusal<'TOO_OLD' | 'NOT_MISSED' | 'REPAIRS_USED'>;

/** The days that decide about a repair: all of the calendar month of `day`. */
export function monthOf(day: string): { from: string; until: string } {
  const from = `${day.slice(0, 8)}01`;
  const inNext = addDays(from, 31);
  return { from, until: addDays(`${inNext.slice(0, 8)}01`, -1) };
}

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
  if (day >= today || judgeDay(facts, day).streak !== 'missed') return refuse('NOT_MISSED');
  const { from, until } = monthOf(day);
  const used = facts.repairs.filter(
    (each) => from <= each && each <= until && judgeDay(facts, each).streak !== 'done',
  );
  return used.length < REPAIRS_A_MONTH ? { kind: 'allowed' } : refuse('REPAIRS_USED');
}
