export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The bounds of a schedule's numbers (rules: schedules). */
export const INTERVAL_DAYS = { min: 2, max: 60 } as const;
export const QUOTA_TIMES = { min: 1, max: 7 } as const;
export const TIMES_PER_DAY = { min: 1, max: 6 } as const;
