import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;

/**
 * Waits for what other processes bring about.
 *
 * @returns milliseconds that it took
 * @throws Error that names what did not come true
 */
export async function waitFor(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  timeoutMs = 60_000,
): Promise<number> {
  const start = performance.now();
  for (;;) {
    if (await isSo()) return performance.now() - start;
    if (performance.now() - start > timeoutMs) throw new Error(`Not within ${timeoutMs / 1000} s: ${what}.`);
    await pause(POLL_MS);
  }
}
