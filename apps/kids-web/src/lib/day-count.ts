/** A day in three numbers that add up to all of its missions. */
export interface DayCount {
  /** A parent has said yes. */
  done: number;
  /** Done by the hero, and not decided yet: at the parent, or on its way there. */
  sent: number;
  /** Still to do. */
  open: number;
}
