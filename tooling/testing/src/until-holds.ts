import { vi } from 'vitest';

/** Far longer than anything takes on a busy machine: what reaches it is stuck, and is told as what it did not see. */
const STUCK_MS = 15_000;

/** Waits until `look` throws no more. @returns what it gives then */
export const untilHolds = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: STUCK_MS });
