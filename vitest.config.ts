import { defineConfig } from 'vitest/config';

/** All but the browser journeys (e2e), which want the machine for themselves: `npm test` runs them afterwards. */
export default defineConfig({
  test: {
    projects: ['{apps,packages,tooling}/*/vitest{,.alone}.config.ts', 'torture/vitest.config.ts'],
    // More workers than cores only make the slow ones time out; every suite is tuned for two.
    maxWorkers: 2,
  },
});
