import { expect } from 'vitest';

/** Waits for what surely comes, as tests must: for a condition, never for a time. */
export async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 10_000, interval: 1 }).toBe(true);
}
