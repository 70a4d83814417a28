/** A missed day can be repaired for so many days (rules: streaks). */
export const REPAIR_DAYS = 7;

/** So many days of a calendar month are repaired at most. */
export const REPAIRS_A_MONTH = 2;
