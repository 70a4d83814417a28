import { defineConfig } from 'vitest/config';
import { ALONE } from './vitest.alone.config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['{src,tests}/**/*.test.ts'],
    exclude: ALONE,
    // One world for all files of a worker: each file leaves it as it found it.
    isolate: false,
    globalSetup: ['../../tooling/testing/src/postgres-global-setup.ts'],
    // Real Postgres on two shared cores.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
