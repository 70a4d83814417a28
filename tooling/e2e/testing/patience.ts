/**
 * How long a journey waits for a thing to appear. Pages look by themselves only every ten minutes in journeys, so what is not
 * told to them at once never comes. Rules with a limit of their own measure it themselves.
 */
export const PATIENCE_MS = 8_000;
