import { defineConfig } from 'vitest/config';

/** All but the browser journeys (e2e), which want the machine for themselves: `npm test` runs them afterwards. */
export default defineConfig({
  test: {
    projects: ['{apps,packages}/*/vitest{,.alone}.config.ts', 'tooling/!(e2e)/vitest.config.ts'],
    // One more than the two cores that every suite is tuned for: tests that start processes mostly wait for them.
    maxWorkers: 3,
  },
});
