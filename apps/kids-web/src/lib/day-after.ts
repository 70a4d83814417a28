const DAY_MS = 86_400_000;

/** The calendar day after a day (YYYY-MM-DD); domain's own would bring time zones along. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
