const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format());

/**
 * Where the families of the journeys live: somewhere where it is noon now. However long a run takes, no day ends in the
 * middle of a journey, and no clock is put forward or back.
 */
export const FAMILY_ZONE = Intl.supportedValuesOf('timeZone').find((zone) => hourIn(zone) === 12) ?? 'UTC';

/** HH:MM in the family's zone. */
export const clockAt = (instant: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: FAMILY_ZONE,
  }).format(instant);

/** YYYY-MM-DD in the family's zone, some days ago. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: FAMILY_ZONE }).format(Date.now() - days * 86_400_000);
