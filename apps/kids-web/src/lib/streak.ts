/** A hero's day streak, and what today still owes it. */
export interface Streak {
  /** Days in a row. */
  days: number;
  /** Today it is safe already, hangs on a parent's yes, or on a mission that nobody did yet (rules: streaks). */
  risk: 'none' | 'asked' | 'open';
}
