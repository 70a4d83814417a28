import { defineConfig } from 'vitest/config';

/** Puts another module in a real one's place, which the other files must not meet. */
export const ALONE = ['src/account/busy-hashes.test.ts', 'tests/everything-holds/everything-holds.test.ts'];

export default defineConfig({
  test: {
    name: 'api, alone',
    include: ALONE,
    globalSetup: ['../../tooling/testing/src/postgres-global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
