import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['{src,tests}/**/*.test.ts'],
    // One world for all files of a worker: each file leaves it as it found it.
    isolate: false,
    globalSetup: ['../../tooling/testing/src/postgres-global-setup.ts'],
    // Real Postgres on two shared cores.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
