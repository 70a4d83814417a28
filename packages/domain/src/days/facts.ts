import type { CarePattern, DayMarkRange } from './marks';
import type { HabitPlan } from './schedule';

/** On which weekday a family's week starts. */
export const WEEK_STARTS = ['mon', 'sun', 'sat'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** What makes a day count as done: one approved mission, or all that was due (rules: streaks). */
export const STREAK_RULES = ['any', 'all'] as const;
export type StreakRule = (typeof STREAK_RULES)[number];

/** Something that counts from `fromDay` until the next of its kind begins. */
export type Since<T> = T & { fromDay: string };

/** A family's settings that judge days. They act from the day on which they are set. */
export interface DayRules {
  weekStart: WeekStart;
  shieldsEnabled: boolean;
}

/** The rules of a family that never changed them. */
export const DEFAULT_DAY_RULES: DayRules = { weekStart: 'mon', shieldsEnabled: true };

/** A hero's assignment as far as days are judged by it. */
export interface FactHabit {
  habitId: string;
  /** Ascending; the first reaches backwards; without any it is `DAILY_PLAN` throughout (rules: schedules). */
  plans: Since<HabitPlan>[];
  /** When it was on: `fromDay` included, `untilDay` not. */
  periods: { fromDay: string; untilDay: string | null }[];
  /** The day of its last live completion before the first day of `live`; null for none. */
  lastLiveBefore: string | null;
}

/** A pending or approved completion. */
export interface FactCompletion {
  habitId: string;
  day: string;
  slot: number;
  isApproved: boolean;
}

/**
 * All that judges a hero's days of a range. Everything that shows, sends, counts or pays by days asks functions over these facts, and
 * nothing else decides (rules: schedules). Once they are read they stay as they are.
 */
export interface HeroFacts {
  /** Days before it are judged without plans and marks, as they were; null: none are (rules: streaks). */
  neutralFrom: string | null;
  /** The day on which the hero was given the first habit ever; null: none yet. */
  assignedFrom: string | null;
  habits: FactHabit[];
  /** Of the hero and of the whole family, in any order; they may overlap. */
  marks: DayMarkRange[];
  /** Ascending; null: none from that day on. */
  carePatterns: Since<{ pattern: CarePattern | null }>[];
  /** Ascending; before the first: `DEFAULT_DAY_RULES`. */
  dayRules: Since<DayRules>[];
  /** Ascending; before the first: 'any'. */
  streakRules: Since<{ rule: StreakRule }>[];
  /** Days that a parent repaired. */
  repairs: string[];
  /** Of the range, and of the rest of the calendar weeks that it touches. */
  live: FactCompletion[];
}
