import { missionsText } from '../../text/en/missions';
import styles from './mission-card.module.css';
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

/** When missions may be done. */
export function MissionTime({ hours }: { hours: string }) {
  return (
    <span className={styles.time}>
      <svg viewBox="0 0 20 20" width="17" height="17" aria-hidden focusable={false}>
        <circle cx="10" cy="10" r="9" fill="currentColor" opacity=".28" />
        <path d="M10 5.5V10l3 2" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      {hours}
    </span>
  );
}
