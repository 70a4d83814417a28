import { NEUTRAL_KINDS } from '@herohood/domain/days/marks';
import { canComplete } from '@herohood/domain/missions/today-status';
import type { RestKind } from '@herohood/ui/rest-scene/rest-scene';
import { isSaved, isSending, type Mission } from './missions-of';
import type { Day } from './use-missions';

/** A day in three numbers that add up to all of its missions. */
export interface DayCount {
  /** A parent has said yes. */
  done: number;
  /** Done by the hero, and not decided yet: at the parent, or on its way there. */
  sent: number;
  /** Still to do. */
  open: number;
}

/**
 * How far today's missions are; every place of the home that counts them asks here. Nobody waits for what is optional, and a quota has its
 * whole week: they count where they were done (rules: counting a day).
 */
export function dayCountOf(missions: readonly Mission[]): DayCount {
  const count = { done: 0, sent: 0, open: 0 };
  for (const { isOptional, week, slots } of missions) {
    for (const { status } of slots) {
      if (!canComplete(status)) count[status === 'approved' ? 'done' : 'sent'] += 1;
      else if (!isOptional && !week) count.open += 1;
    }
  }
  return count;
}

/** Whether nothing is left to do, and the server knows of all of it: the hero is on a trip (rules: trips). */
export function hasSetOut(missions: readonly Mission[]): boolean {
  const { open, sent, done } = dayCountOf(missions);
  return open === 0 && sent + done > 0 && !missions.some((each) => isSaved(each) || isSending(each));
}

/** What a day is on which nothing is due, `free` without a mark; null on every other, and for a hero who has no missions at all (rules: days off). */
export function restOf(
  missions: readonly Mission[],
  { marks, hasHabits }: Pick<Day, 'marks' | 'hasHabits'>,
): RestKind | null {
  if (!hasHabits || missions.some(({ isOptional }) => !isOptional)) return null;
  return NEUTRAL_KINDS.find((kind) => marks.includes(kind)) ?? 'free';
}
