/** When the journeys play, ISO 8601: `npm test` plays them at one moment for ever; unset: now. */
const fixed = process.env.JOURNEYS_AT;

/** The moment at which a journey begins, in ms. */
export const startsAt = (): number => (fixed ? Date.parse(fixed) : Date.now());
/** Whether the journeys have a clock of their own. */
export const hasOwnClock = fixed !== undefined;

const hourIn = (timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(startsAt()),
  );

/**
 * Where the families of the journeys live: somewhere where it is noon when they begin. However long a run takes, no day
 * ends in the middle of a journey, and no clock is put forward or back.
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

/** YYYY-MM-DD in the family's zone, some days before the journey. */
export const daysAgo = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: FAMILY_ZONE }).format(startsAt() - days * 86_400_000);
