/** So many months before and after the present one have a calendar (rules: the calendar). */
export const CALENDAR_MONTHS = { back: 24, ahead: 2 } as const;
