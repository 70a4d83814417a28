import { NEUTRAL_KINDS } from '@herohood/domain/days/marks';
import type { Board } from '@herohood/domain/missions/board-schema';
import type { RestKind } from '@herohood/ui/rest-scene/rest-scene';
import type { Mission } from './missions-of';
import type { Day } from './use-missions';

/** Why nobody waits for anything today. `free`: nothing is due. */
export type Rest = RestKind;

/** What a day is on which nothing is due; null on every other, and for a hero who has no missions at all (rules: days off). */
export function restOf(
  missions: readonly Mission[],
  { marks, hasHabits }: Pick<Board, 'marks'> & Pick<Day, 'hasHabits'>,
): Rest | null {
  if (!hasHabits || missions.some(({ isOptional }) => !isOptional)) return null;
  return NEUTRAL_KINDS.find((kind) => marks.includes(kind)) ?? 'free';
}
