import { missionsText } from '../../text/en/missions';
import type { MissionHabit } from './missions-of';

type Window = Pick<MissionHabit, 'timeRangeStart' | 'timeRangeEnd'>;
type Part = keyof typeof missionsText.parts;

const NOON = '12:00';
const EVENING = '17:00';
/** A window that reaches further is no part of the day any more. */
const LATEST_AFTERNOON = '19:00';

/** The part of the day that a window lies in; null when it is wider than one. Times are 'HH:MM'. */
export function partOf({ timeRangeStart: from, timeRangeEnd: until }: Window): Part | null {
  // Over midnight.
  if (until <= from) return from >= EVENING ? 'evening' : null;
  if (until <= NOON) return 'morning';
  if (from >= EVENING) return 'evening';
  return from >= NOON && until <= LATEST_AFTERNOON ? 'afternoon' : null;
}

/** When a mission may be done, in a child's words and, for who reads the clock, hours; null when that is any time. */
export function hoursOf(habit: Window, hasClock: boolean): string | null {
  const { timeRangeStart: from, timeRangeEnd: until } = habit;
  if (from === until) return null;
  const part = partOf(habit);
  if (!hasClock) return part && missionsText.parts[part];
  const clock = missionsText.hours(from, until);
  return part ? `${missionsText.parts[part]}, ${clock}` : clock;
}

/** The hours that all of them have, to stand once above them; null where they differ or nobody reads the clock. */
export function sharedHours(habits: readonly Window[], hasClock: boolean): string | null {
  const [first = null, ...others] = new Set(habits.map((habit) => hoursOf(habit, true)));
  return hasClock && others.length === 0 ? first : null;
}
