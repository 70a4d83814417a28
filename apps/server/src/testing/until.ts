import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'vitest';

/** Waits for a condition that other processes or connections bring about. */
export function until(condition: () => unknown): Promise<void> {
  return expect.poll(async () => Boolean(await condition()), { interval: 20, timeout: 15_000 }).toBe(true);
}

/** Lets everything that is due in this process run, where something is expected not to happen. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 50; i++) await nextTurn();
}
