/**
 * How long a journey waits for a thing to appear: longer than any person would, because two cores that play several journeys
 * at once may have no time for one of them. Rules with a limit of their own measure it themselves.
 */
export const PATIENCE_MS = 30_000;
