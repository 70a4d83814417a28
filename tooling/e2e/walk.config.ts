import { defineConfig } from 'vitest/config';

/** `npm run walk`: too long for `npm test`, which looks at a few of its sizes. It wants the built apps. */
export default defineConfig({
  test: {
    include: ['walk/**/*.spec.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    globalSetup: ['../testing/src/postgres-global-setup.ts'],
  },
});
