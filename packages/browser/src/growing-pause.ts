/** Before the first try after a failure; doubled each time, up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface GrowingPause {
  /** How long to wait before the next try, in ms. */
  next: () => number;
  /** A try has worked. */
  reset: () => void;
}

/**
 * Pauses between tries of what failed: about 1, 2, 4 … 30 s.
 *
 * @param random from 0 to 1; spreads the tries of many devices
 */
export function growingPause(random = Math.random): GrowingPause {
  let pauseMs = FIRST_PAUSE_MS;
  return {
    next() {
      const spread = pauseMs * (0.5 + random() / 2);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      return spread;
    },
    reset() {
      pauseMs = FIRST_PAUSE_MS;
    },
  };
}
