/** A hero's day streak, and what today still owes it. */
export interface Streak {
  /** Days in a row. */
  days: number;
  /** Today it is safe already, hangs on a parent's yes, or on a mission that nobody did yet (rules: streaks). */
  risk: 'none' | 'asked' | 'open';
  /** Stars of ice, of which each keeps it over one missed day; `max` is 0 where a family has none. */
  shields?: { held: number; max: number };
}
