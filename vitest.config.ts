import { defineConfig } from 'vitest/config';
import { longestFirst } from './tooling/testing/src/longest-first';

/** All but the browser journeys (e2e), which want the machine for themselves: `npm test` runs them afterwards. */
export default defineConfig({
  test: {
    projects: ['{apps,packages}/*/vitest{,.alone}.config.ts', 'tooling/!(e2e)/vitest.config.ts'],
    // One more than the two cores that every suite is tuned for: tests that start processes mostly wait for them.
    maxWorkers: 3,
    // It mostly waits, for proxies that notice a server that is gone: begun last, it would keep nothing else busy.
    sequence: { sequencer: longestFirst(['torture/proxies.test.ts']) },
  },
});
