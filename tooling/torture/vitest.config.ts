import { defineConfig } from 'vitest/config';

/** The short forms of the long runs: the same code with few rounds. Each starts a Postgres of its own, which it may kill. */
export default defineConfig({
  test: {
    name: 'torture',
    include: ['**/*.test.ts'],
    // Real servers that are killed and started again, on two shared cores.
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
