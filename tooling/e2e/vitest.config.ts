import { defineConfig } from 'vitest/config';
import { PATIENCE_MS } from './testing/patience';

/** The real server and a real browser. */
export const stage = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: PATIENCE_MS } },
  // One browser and one server a worker.
  isolate: false,
  globalSetup: ['../testing/src/postgres-global-setup.ts'],
};

/** The journeys of `npm test`: they play at one moment for ever, by a clock of their own. */
export default defineConfig({
  test: {
    ...stage,
    name: 'journeys',
    include: ['*.spec.ts'],
    env: { JOURNEYS_AT: '2026-03-10T14:00:00.000Z' },
    maxWorkers: 2,
  },
});
