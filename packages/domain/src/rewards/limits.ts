import type { Weekday } from '../days/schedule';

/** How often and when a reward can be claimed; `{}`: always (rules: limits of rewards). */
export interface RewardLimits {
  perDay?: number | undefined;
  perWeek?: number | undefined;
  perMonth?: number | undefined;
  cooldownHours?: number | undefined;
  /** How often it can be claimed in all. */
  stock?: number | undefined;
  weekdays?: Weekday[] | undefined;
  /** 'HH:MM'; both or neither. The end is not part of it, and may be after midnight. */
  from?: string | undefined;
  until?: string | undefined;
  minLevel?: number | undefined;
}
