import { defineConfig } from 'vitest/config';

/** The real server and a real browser: one journey at a time, with time enough for a busy machine. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['**/*.spec.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the stage waits for anything else; the default of a second is none on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
