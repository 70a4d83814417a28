import { HOUR_MS } from '../time/durations';

/**
 * How long after its URL's end an upload is given up: a slow upload that began in time may still arrive, and a form
 * that is open for a while may still save what was sent.
 */
export const UPLOAD_GRACE_MS = HOUR_MS;

/** How long a recording or picture stays that nothing names any more: a form may be open that still does. */
export const UNNAMED_GRACE_MS = 24 * HOUR_MS;
