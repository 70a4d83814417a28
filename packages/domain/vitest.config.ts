import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'domain',
    include: ['src/**/*.test.ts'],
    globals: false,
    // Rules keep nothing between two calls: a process of its own for each file only costs time.
    isolate: false,
    testTimeout: 20_000,
  },
});
