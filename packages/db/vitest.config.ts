import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'db',
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tooling/testing/src/postgres-global-setup.ts'],
    // Real Postgres on two shared cores.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
